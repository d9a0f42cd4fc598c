/**
 * Adverbs and short phrases that may stand between an auxiliary and its participle and do not change what they say:
 * “wurde heute auf Ihren Wunsch storniert”, “ha sido finalmente cancelada”. No negations and no words of possibility.
 */
const adverbs =
  `successfully, now, already, unfortunately, today, just, also, therefore, hereby, at your request, on your request, as requested, as you requested, per your request,
  heute, soeben, gerade, leider, hiermit, bereits, nun, inzwischen, mittlerweile, wunschgemäß, wie gewünscht, erfolgreich, vollständig, somit, daher, auf ihren wunsch,
  auf deinen wunsch, auf ihren wunsch hin, von uns, von ihnen, vom hotel, von der airline, vom veranstalter, in unserem system, für sie,
  bien, malheureusement, désormais, déjà, aujourd’hui, aujourd'hui, intégralement, à votre demande, à ta demande, selon votre demande, comme demandé, par nos soins,
  finalmente, correctamente, lamentablemente, desafortunadamente, ya, hoy, con éxito, a petición suya, a su petición, según su solicitud, por nosotros,
  purtroppo, correttamente, già, oggi, con successo, definitivamente, su sua richiesta, come richiesto, come da sua richiesta, da noi,
  helaas, inmiddels, zojuist, vandaag, succesvol, op uw verzoek, op jouw verzoek, op je verzoek, zoals gevraagd, door ons,
  infelizmente, já, hoje, com sucesso, a seu pedido, a pedido, conforme solicitado, efetivamente,
  tyvärr, härmed, idag, i dag, på din begäran, enligt önskemål, dessverre, desværre, nå, hermed, etter ditt ønske, på din forespørsel, efter dit ønske, efter ønske,
  på din anmodning, valitettavasti, nyt, tänään, pyynnöstäsi, pyynnöstänne, niestety, pomyślnie, właśnie, dziś, dzisiaj, na pana prośbę, na pani prośbę, na państwa prośbę,
  na twoją prośbę, zgodnie z prośbą, bohužel, úspěšně, právě, dnes, na vaši žádost, na vaše přání, bohužiaľ, úspešne, práve, na vašu žiadosť, sajnos, sikeresen, kérésére,
  din păcate, cu succes, astăzi, la cererea dumneavoastră, la solicitarea dvs, nažalost, žal, uspješno, uspešno, danas, na vaš zahtjev, na vašo željo, za съжаление,
  успешно, сегодня, к сожалению, по вашей просьбе, по вашему запросу, на жаль, успішно, сьогодні, на ваше прохання, днес, по ваше желание,
  δυστυχώς, επιτυχώς, σήμερα, κατόπιν αιτήματός σας, maalesef, başarıyla, bugün, talebiniz üzerine, lamentablement, malauradament, correctament`
    .split(',')
    .map((one) => one.trim())
    .toSorted((a, b) => b.length - a.length)

/** The Dutch and Swedish word for now, which is the Romanian word for not. */
const now = 'nu(?! (?:a|au|am|ai|ați|este|e|sunt|va|vor|vom|mai|poate|pot|se|s-a|s-au|v-a|fi)(?!\\p{L}))'

const between = new RegExp(`(?<=[\\p{L}\\d]) (?:${adverbs.join('|')}|${now})(?= \\p{L})`, 'giu')

/** A sentence without such adverbs. */
export const withoutAdverbs = (sentence: string): string => sentence.replace(between, '')
