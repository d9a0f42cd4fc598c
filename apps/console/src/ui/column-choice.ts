import { useState } from 'react'

const keyOf = (name: string) => `columns:${name}`

/** The hidden columns; until the user chooses, the defaults. */
function hiddenIn(name: string, atFirst: readonly string[]): readonly string[] {
  return localStorage.getItem(keyOf(name))?.split(',') ?? atFirst
}

/** The columns hidden by the user, stored in the browser under the table's name. */
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
