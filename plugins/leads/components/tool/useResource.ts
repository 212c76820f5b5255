import { useEffect, useState } from 'react'
import { type Core, useCore } from '#src/core'
import { type Asked, answerOf, Resource } from '#src/records'

/** Loads what a page shows, again when the network returns. What is asked must not change while the page is open. */
export function useResource<T>(asked: (core: Core) => Asked<T>): Resource<T> {
  const core = useCore()
  const [resource] = useState(
    () => new Resource(async (signal) => (await answerOf(core, asked(core), { signal })).value),
  )
  useNeeded(resource)
  return resource
}

/** Loads a resource while its page is open, again when the network returns. */
export function useNeeded(resource: Resource<unknown>): void {
  useEffect(() => {
    const retry = () => void resource.need()
    retry()
    window.addEventListener('online', retry)
    return () => {
      window.removeEventListener('online', retry)
      resource.stop()
    }
  }, [resource])
}

/** Two questions asked at once: the page has neither answer, or both. */
export function both<A, B>(one: Asked<A>, two: Asked<B>): Asked<readonly [A, B]> {
  const { length } = one.questions
  return {
    questions: [...one.questions, ...two.questions],
    pick: (answers) => [one.pick(answers.slice(0, length)), two.pick(answers.slice(length))],
  }
}
