import { useState } from 'react'

const keyOf = (name: string) => `columns:${name}`

/** The hidden columns; the defaults until the user chooses. */
function hiddenIn(name: string, atFirst: readonly string[]): readonly string[] {
  return localStorage.getItem(keyOf(name))?.split(',') ?? atFirst
}

/** The columns that the user has hidden, stored in the browser under the table's name. */
export function useColumnChoice(name: string, atFirst: readonly string[]) {
  const [hidden, setHidden] = useState(() => hiddenIn(name, atFirst))
  return {
    isShown: (id: string) => !hidden.includes(id),
    toggle: (id: string) => {
      const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]
      localStorage.setItem(keyOf(name), next.join(','))
      setHidden(next)
    },
  }
}
