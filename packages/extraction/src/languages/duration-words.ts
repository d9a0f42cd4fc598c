/** Words before a number of hours that is how long something takes: `durée 8 h`. */
export const beforeDuration =
  /(?<!\p{L})(?:duration|dauer|dur[ée]e|duraci[oó]n|durata|duur|dura[cç][aã]o|varighe[dt]|varaktighet|l[aä]ngd|czas trwania|kesto|d[eé]lka|trvanie|id[oő]tartam|durat[aă]|продолжительность|длительность|тривалість)\s?[:：]?\s(?:(?:env|ca|approx|aprox|circa|ok|kb)\.?\s)?$/iu
