import { type ReactNode, useState } from 'react'
import { groupPhone } from '#base/wire'
import { useCore } from '#platform/core'
import { ActionMenu } from '#ui/components'
import { type Callable, callContact, type LogAddress } from './callContact'
import { useCallTexts } from './texts'

export interface Calling {
  /** Calls a single number at once, opens a menu of several; undefined where there is nobody to call. */
  readonly start: (() => void) | undefined
  /** Label of the button that starts: with one number it says whom. */
  readonly label: string
  readonly call: (who: Callable) => void
  /** The menu, rendered at the end of the page. */
  readonly menu: ReactNode
}

/** Calls somebody of a record. On return from a call, a dialog offers to log it if `log` gives where. */
export function useCalling(people: readonly Callable[], log?: LogAddress): Calling {
  const core = useCore()
  const t = useCallTexts()
  const [isAsking, setAsking] = useState(false)
  const call = (who: Callable) => void callContact(core, who, log)
  const [first, ...others] = people
  return {
    call,
    start: first && (() => (others.length > 0 ? setAsking(true) : call(first))),
    label:
      first?.name !== undefined && others.length === 0 ? t('calls.callWho', { name: first.name }) : t('calls.call'),
    menu: (
      <ActionMenu
        open={isAsking}
        title={t('calls.whom')}
        actions={people.map((who) => ({
          label: who.name ?? groupPhone(who.phone),
          note: [who.decides && t('calls.decides'), who.note, groupPhone(who.phone)].filter(Boolean).join(' · '),
          onPress: () => call(who),
        }))}
        onClose={() => setAsking(false)}
      />
    ),
  }
}
