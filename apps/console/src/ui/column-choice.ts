import { useState } from 'react'

const keyOf = (name: string) => `columns:${name}`

/** The columns that are put away; until somebody chose, those that are at first. */
function hiddenIn(name: string, atFirst: readonly string[]): readonly string[] {
  return localStorage.getItem(keyOf(name))?.split(',') ?? atFirst
}

/** Which columns of a table a person has put away; kept in this browser under the table's name. */
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
