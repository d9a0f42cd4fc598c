/**
 * Where in a part something was read, for people: `$[0].reservationFor.departureTime` of structured data as
 * `reservation for, departure time`. Other readers' places are words already.
 */
export const evidencePlace = (path: string): string =>
  path.startsWith('$') || path.startsWith('script[')
    ? path
        .replace(/^(?:\$|script\[\d+\])(?:\[\d+\])*\.?/, '')
        .replaceAll(/\[(\d+)\]/g, (_, at: string) => ` ${Number(at) + 1}`)
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
        .replaceAll('.', ', ') || 'structured data'
    : path
