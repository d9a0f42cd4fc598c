/** Runs in a page: draws a table with two columns on a canvas; returns the picture as a data URL. */
globalThis.drawTable = (rows) => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 640, height: 420 })
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = 'black'
  context.font = '26px sans-serif'
  for (const [row, [label, value]] of rows.entries()) {
    context.fillText(label, 40, 74 + 48 * row)
    context.fillText(value, 260, 74 + 48 * row)
  }
  return canvas.toDataURL('image/png')
}
