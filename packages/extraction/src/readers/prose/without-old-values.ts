const old =
  'old|before|previous(?:ly)?|original(?:ly)?|prima|vecchi[oa]|alt|bisher(?:ig\\p{L}*)?|vorher|ancien(?:ne)?|avant|anterior|antes|oud|eerder|före|tidigare|før|tidligere|gammel|było|původní'
const now =
  'new|now|updated|changed|adesso|ora|nuov[oa]|neu(?:e[rs]?)?|jetzt|nouve(?:au|lle)|après|maintenant|nuev[oa]|ahora|nov[oa]|agora|nieuw|nu|nytt?|ny|jest|nové|nový'
const head = new RegExp(
  `^(?:[^\\n]{0,40} {3,})?(?:\\p{L}{1,20} )?(?:${old})(?: \\p{L}{1,20})? {3,}(?:\\p{L}{1,20} )?(?:${now})(?: \\p{L}{1,20})?[ ]*$`,
  'iu',
)

/**
 * Removes the old values in tables that compare old and new ones. They are replaced by spaces to keep the length of the
 * text: of `Arrivo 12/06/2026 13/06/2026` below `Prima Adesso`, the second date is kept.
 */
export function withoutOldValues(text: string): string {
  let below = false
  return text
    .split('\n')
    .map((line) => {
      if (head.test(line)) {
        below = true
        return line
      }
      const [, label = '', was = '', rest] = below
        ? (/^([^\n]{2,40}? {3,})(\S[^\n]{0,60}?)( {3,}\S[^\n]*)$/.exec(line) ?? [])
        : []
      below = rest !== undefined
      return rest === undefined ? line : label + ' '.repeat(was.length) + rest
    })
    .join('\n')
}
