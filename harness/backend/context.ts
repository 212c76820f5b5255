import type { SimContext } from './contract'

/** `can` with a cache for one request, because a list calls it for each of up to 40,000 records. */
export function remembered(can: SimContext['can']): SimContext['can'] {
  const known = { any: new Map<string, Map<string, boolean>>(), own: new Map<string, Map<string, boolean>>() }
  return (right, orgCode, whose = 'any') => {
    const rights = known[whose]
    let answers = rights.get(right)
    if (!answers) {
      answers = new Map()
      rights.set(right, answers)
    }
    let answer = answers.get(orgCode)
    if (answer === undefined) {
      answer = can(right, orgCode, whose)
      answers.set(orgCode, answer)
    }
    return answer
  }
}
