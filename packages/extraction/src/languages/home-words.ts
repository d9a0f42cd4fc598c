import { folded } from '../kit/fold'

/** Types of homes and rooms that portals let, as written below the title of the home: `Entire home hosted by Freja`. */
const words =
  'entire (?:home|place|rental unit|apartment|villa|cottage|condo|house|loft|cabin|unit|guest ?house)|private room|shared room|(?:gesamte|ganze) unterkunft|privatzimmer' +
  '|logement entier|chambre privee|alojamiento entero|vivienda entera|habitacion privada|intero alloggio|alloggio intero|stanza privata|espaco inteiro' +
  '|quarto privativo|quarto inteiro|hele (?:accommodatie|woning)|privekamer|hela boendet|hela bostaden|privat rum|hele boligen|privat varelse|koko asunto|cale mieszkanie'
const before = new RegExp(`^(?:${words})(?![\\p{L}\\p{M}])`, 'u')

/** Whether a text begins with a type of home. */
export const beginsWithHome = (text: string): boolean => before.test(folded(text))
