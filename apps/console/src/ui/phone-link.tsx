/** A telephone number as a link for dialing; as text if it contains more than a number, such as an extension. */
export function PhoneLink({ phone }: { phone: string }) {
  const number = dialled(phone)
  if (number === null) return phone
  return (
    <a href={`tel:${number}`} className="text-accent underline-offset-2 hover:underline">
      {phone}
    </a>
  )
}

/** The characters to dial. The zero in `+49 (0)30 …` is only for domestic calls. */
function dialled(phone: string): string | null {
  if (!/^\+?[\d\s()./-]{5,}$/.test(phone)) return null
  return (phone.startsWith('+') ? phone.replace('(0)', '') : phone).replaceAll(/[^+\d]/g, '')
}
