/** Converts a `cookie` header to browser cookies, valid for an hour. */
export const cookiesOf = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return { name, value, url, expires: Date.now() / 1000 + 3600 }
  })
