/** Subjects of emails that mention a booking without being one: surveys, alerts, abandoned carts. */
const subjects =
  /how was (?:your|the)\b|how did (?:we|you|it)\b|what did you think|(?:rate|review) your\b|(?:write|leave) a review|your (?:feedback|opinion|review)|tell us about|share your|wie war\b|wie hat es|bewert(?:en|e) |votre avis|comment s'est pass|qu'avez-vous pensé|valora (?:tu|su)|cuéntanos|¿(?:qué tal|cómo fue)|com'è andat|la tua opinione|hoe was|beoordeel|como foi|avalie|price (?:alert|drop|watch)|preisalarm|still interested|left something|(?:finish|complete) your (?:booking|reservation)/iu

/** Whether an email's subject shows that it is not a booking, although it may mention one. */
export const isNotBooking = (subject: string): boolean => subjects.test(subject)
