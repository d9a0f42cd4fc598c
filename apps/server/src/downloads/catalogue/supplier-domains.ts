import type { RulesetType } from '@sextant/contract/downloads/rulesets'

/**
 * Known email domains of suppliers, each with its source and the day it was added. The README in this folder lists the
 * sources. A domain includes its subdomains and is listed under what its owner sells.
 */
type Batch = {
  readonly added: string
  readonly source: 'readers' | 'filters'
  /** Domains, separated by whitespace. */
  readonly domains: string
}

export const supplierDomains: Readonly<Record<RulesetType, readonly Batch[]>> = {
  air: [
    {
      added: '2026-11-21',
      source: 'readers',
      domains: `
      aa.com aegeanair.com aerlingus.com aeromexico.com airasia.com airbaltic.com aircanada.ca aircanada.com
      airdolomiti.it airfrance-klm.com airfrance.com airfrance.fr airindia.com airindia.in airnewzealand.com
      airnz.co.nz alaskaair.com ana.co.jp austrian.com avianca.com ba.com britishairways.com brusselsairlines.com
      cathaypacific.com ceair.com condor.com copaair.com delta.com discover-airlines.com easyjet.com elal.co.il
      elal.com email.ba.com emirates.com emirates.email ethiopianairlines.com etihad.ae etihad.com eurowings.com
      finnair.com fly.virgin.com flyasiana.com flyfrontier.com flypgs.com flyporter.com flysaa.com flysas.com
      flytap.com garuda-indonesia.com goindigo.in hawaiianairlines.com iberia.com iberia.es iberiaexpress.com
      icelandair.com icelandair.is ifly.southwest.com info.email.aa.com ita-airways.com itaspa.com jal.co.jp jal.com
      jetblue.com jetstar.com kenya-airways.com klm-info.com klm.com klm.nl koreanair.com latam.com lot.com lot.pl
      lufthansa.com luv.southwest.com malaysiaairlines.com norwegian.com norwegian.no qantas.com qantas.com.au
      qatarairways.com qatarairways.com.qa ryanair.com sas.dk sas.se saudia.com singaporeair.com singaporeair.com.sg
      southwest.com spirit-airlines.com spirit.com swiss.com tap.pt thaiairways.com thy.com transavia.com
      turkishairlines.com united.com vietnamairlines.com virginatlantic.com virginaustralia.com voeazul.com.br
      voegol.com.br vueling.com westjet.com wizzair.com`,
    },
    {
      added: '2026-11-21',
      source: 'filters',
      domains: `
      airchina.com airnewzealand.co.nz allegiantair.com breezeairways.com cebupacificair.com csair.com egyptair.com
      fijianairways.com philippineairlines.com royalairmaroc.com suncountry.com vivaaerobus.com volaris.com`,
    },
  ],
  hotel: [
    {
      added: '2026-11-21',
      source: 'readers',
      domains: `
      accor-mail.com accor.com accorhotels.com all.com aohostels.com bestwestern.com bestwestern.de choicehotels.com
      citizenm.com djh.de email-marriott.com fourseasons.com ghotel.de hilton.com hiltonres.com hotel-bb.com
      hotelbb.com hotelbb.de hyatt.com ihg.com jugendherberge.de leonardo-hotels.com mandarinoriental.com maritim.de
      marriott.com meininger-hotels.com melia.com mohg.com motel-one.com nh-hotels.com nh-hotels.de nh-hotels.es
      nh-hotels.it nh-hotels.nl omnihotels.com premierinn.com radisson.com radissonhotels.com res-marriott.com
      ruby-hotels.com scandichotels.com shangri-la.com travelodge.co.uk whitbread.com wyndham.com wyndhamhotels.com`,
    },
    {
      added: '2026-11-21',
      source: 'filters',
      domains: `
      aman.com fairmont.com kempinski.com kimptonhotels.com koa.com laquinta.com loewshotels.com motel6.com
      oyorooms.com peninsula.com ritzcarlton.com rosewoodhotels.com sonesta.com starwoodhotels.com`,
    },
  ],
  car: [
    {
      added: '2026-11-21',
      source: 'readers',
      domains: `
      alamo.com avis-europe.com avis.com avis.de buchbinder.de budget.ca budget.co.uk budget.com budgetgroup.com
      careco.jp carshares.jp communauto.com dollar.com ehi.com enterprise.com europcar.com goalamo.com goldcar.com
      goldcar.es hertz.com hertz.de mail.europcar.com nationalcar.com rent.toyota.co.jp sixt.com sixt.de thrifty.com
      timescar.jp turo.com`,
    },
    {
      added: '2026-11-21',
      source: 'filters',
      domains: `
      fireflycarrental.com foxrentacar.com getaround.com localiza.com maggiore.it noleggiare.it okmobility.com
      paylesscar.com recordrentacar.com zipcar.com`,
    },
  ],
  rail: [
    {
      added: '2026-11-21',
      source: 'readers',
      domains: `
      amtrak.com avantiwestcoast.co.uk b-rail.be bahn.de belgiantrain.be cd.cz deutschebahn.com dsb.dk eurostar.com
      gwr.com intercity.pl italotreno.it le.cz leoexpress.com lner.co.uk ns.nl nsinternational.nl ntvspa.it oebb.at
      oui.sncf ouigo.com renfe.com renfe.es sbb.ch sj.se sncf-connect.com sncf.com sncf.fr thalys.com trenitalia.com
      trenitalia.it viarail.ca voyages-sncf.com vr.fi vy.no`,
    },
    {
      added: '2026-11-21',
      source: 'filters',
      domains: `
      eurail.com interrail.eu raileurope.com`,
    },
  ],
  ota: [
    {
      added: '2026-11-21',
      source: 'readers',
      domains: `
      12go.asia 12go.co 12go.com agoda.com airbnb.co.uk airbnb.com airbnb.de airbnb.es airbnb.fr availpro.com
      booking.com cleartrip.com ctrip.com d-edge.com decolar.com despegar.com discovercarhire.com discovercars.com
      edreams.com edreams.es edreamsodigeo.com expedia.co.uk expedia.com expedia.de expedia.fr expediamail.com
      goeuro.com hostelworld.com hotels.com hoteltonight.com hotwire.com hrs.com hrs.de jalan.net kayak.com kiwi.com
      lastminute.com makemytrip.com omio.com opodo.com opodo.de orbitz.com priceline.com rentalcars.com rentcars.com
      rentcars.com.br secure-hotel-booking.com tabirai.net thetrainline.com trainline.com trainline.eu travelocity.com
      traveloka.com trip.com vipcars.com`,
    },
    {
      added: '2026-11-21',
      source: 'filters',
      domains: `
      autoslash.com cheapoair.com costcotravel.com ebookers.com flipkey.com homeaway.com hopper.com momondo.com
      onetravel.com tripadvisor.com vacasa.com vrbo.com`,
    },
  ],
  tmc: [
    {
      added: '2026-11-21',
      source: 'readers',
      domains: `
      altour.com amadeus.com amadeus.net amexgbt.com amexglobalbusinesstravel.com atlatos.com atlatos.de atpi.com
      bcdtravel.co.uk bcdtravel.com bcdtravel.de carlsonwagonlit.com cbtravel.com checkmytrip.com citycity.se
      claritybt.com claritybusinesstravel.com clicktravel.com concur.com concursolutions.com contactcwt.com
      corporatetraveler.com corporatetraveler.us corporatetraveller.co.uk corporatetraveller.com corptraveler.com
      cwtsatotravel.com cytric.com cytric.net deem.com derbusinesstravel.de directtravel.com dt.com egencia.co.uk
      egencia.com egencia.de fcm.travel fcmtravel.com fcmtravel.no fcmtravel.se flightcentre.co.uk flightcentre.com
      frosch.com havas-voyages.fr hrgworldwide.com ifao.net internova.com kds.com lcc-businesstravel.de mycwt.com
      navan.com neogbt.com ovationtravel.com owt.net perk.com reedmackay.com selectour.com spotnana.com travelbank.com
      travelctm.com traveldoo.com travelinc.com travelleaders.com travelperk.com tripactions.com tripsource.com
      tzell.com us.fcm.travel worldtravelinc.com`,
    },
    {
      added: '2026-11-21',
      source: 'filters',
      domains: `
      bcd.travel cwt.com`,
    },
  ],
  transportation: [
    {
      added: '2026-11-21',
      source: 'readers',
      domains: `
      blacklane.com bolt.eu careem.com flibco.com flixbus.co.uk flixbus.com flixbus.de flixbus.fr flixbus.nl
      flixbus.pl flixtrain.de free-now.com freenow.com globtour.com globtour.hr grab.com greyhound.com lyft.com
      lyftmail.com mytaxi.com nationalexpress.com olacabs.com rapido.bike regiojet.com regiojet.cz studentagency.cz
      uber.com`,
    },
    {
      added: '2026-11-21',
      source: 'filters',
      domains: `
      cabify.com carnival.com celebritycruises.com cunard.com gett.com hollandamerica.com megabus.com msccruises.com
      ncl.com princess.com royalcaribbean.com silversea.com vikingcruises.com`,
    },
  ],
  activity: [
    {
      added: '2026-11-21',
      source: 'readers',
      domains: `
      designmynight.com eatapp.co eventbrite.com exploretock.com favouritetable.com formitable.com hotpepper.jp
      lafourchette.com makearezzy.com opentable.ca opentable.co.uk opentable.com opentable.com.au opentable.com.mx
      opentable.de opentable.es opentable.ie opentable.nl quandoo.com quandoo.de resdiary.com restaurantdiary.com
      resy.com sevenrooms.com superb.community superbexperience.com tablehelm.com thefork.co.uk thefork.com
      ticketmaster.com ticketmaster.de tockhq.com zenchef.com`,
    },
    {
      added: '2026-11-21',
      source: 'filters',
      domains: `
      axs.com citypass.com dice.fm etix.com gametime.co getyourguide.com klook.com livenation.com seatgeek.com
      stubhub.com ticketweb.com tickpick.com tiqets.com viator.com vividseats.com zomato.com`,
    },
  ],
}
