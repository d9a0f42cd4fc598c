import { useState } from 'react'

const keyOf = (name: string) => `columns:${name}`

function hiddenIn(name: string): readonly string[] {
  return (localStorage.getItem(keyOf(name)) ?? '').split(',').filter((id) => id !== '')
}

/** Which columns of a table a person has put away; kept in this browser under the table's name. */
export function useColumnChoice(name: string) {
  const [hidden, setHidden] = useState(() => hiddenIn(name))
  return {
    isShown: (id: string) => !hidden.includes(id),
    toggle: (id: string) => {
      const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]
      localStorage.setItem(keyOf(name), next.join(','))
      setHidden(next)
    },
  }
}
