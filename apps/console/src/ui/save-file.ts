/** Saves in-memory data as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Saves a text as a file. */
export const saveFile = (name: string, text: string, type: string): void => saveBlob(name, new Blob([text], { type }))
