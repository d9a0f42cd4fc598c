/** Receives posts in a separate process and counts them: `GET /` returns the count. */
import { createServer } from 'node:http'

let count = 0
const server = createServer((request, response) => {
  if (request.method === 'GET') return response.end(String(count))
  request.resume().on('end', () => {
    count += 1
    response.writeHead(204).end()
  })
}).listen(0, '127.0.0.1', () => process.send?.(server.address().port))
// The parent has ended, so nobody will read the count.
process.on('disconnect', () => process.exit(0))
