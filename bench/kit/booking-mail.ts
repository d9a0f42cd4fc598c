/** An email with one flight booking, a number of days after the first one, for a new or the named traveler. */
export function bookingMail(code: string, index: number, name = `Bench Traveler ${code}`) {
  const day = new Date(Date.UTC(2030, 0, 1 + index)).toISOString().slice(0, 10)
  const reservation = {
    '@context': 'http://schema.org',
    '@type': 'FlightReservation',
    reservationNumber: code,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { '@type': 'Person', name },
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '1020',
      airline: { '@type': 'Airline', name: 'Lufthansa', iataCode: 'LH' },
      departureAirport: { '@type': 'Airport', iataCode: 'FRA' },
      arrivalAirport: { '@type': 'Airport', iataCode: 'CDG' },
      departureTime: `${day}T07:05:00`,
      arrivalTime: `${day}T08:20:00`,
    },
  }
  return {
    from: 'noreply@lufthansa.com',
    to: 'bookings@sextant.localhost',
    subject: `Your booking ${code}`,
    text: 'See the HTML part.',
    html: `<p>Thank you.</p><script type="application/ld+json">${JSON.stringify(reservation)}</script>`,
  }
}
