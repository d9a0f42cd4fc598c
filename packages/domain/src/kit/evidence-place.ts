/**
 * A human-readable position within a part: `$[0].reservationFor.departureTime` of structured data becomes `reservation
 * for, departure time`. Positions of other readers are already readable.
 */
export const evidencePlace = (path: string): string =>
  path.startsWith('$') || path.startsWith('script[')
    ? path
        .replace(/^(?:\$|script\[\d+\])(?:\[\d+\])*\.?/, '')
        .replaceAll(/\[(\d+)\]/g, (_, at: string) => ` ${Number(at) + 1}`)
        .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
        .replaceAll('.', ', ') || 'structured data'
    : path
