/** A PDF of one page with lines of ASCII text. */
export function pdfOfLines(lines: readonly string[]): string {
  const escaped = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`)
  const content = `BT /F1 12 Tf 18 TL 60 760 Td\n${escaped.join('\n')}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')
  return `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size 6 >>\n%%EOF\n`
}
