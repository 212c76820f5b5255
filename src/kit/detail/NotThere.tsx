import { observer } from 'mobx-react-lite'
import * as v from 'valibot'
import type { Versioned } from '#kit/records'
import { type Right, useCore } from '#platform/core'
import { errorText, HttpError, isOffline } from '#platform/http'
import { useCoreTexts } from '#platform/i18n'
import { SkeletonDetail, StateView, useAdvice } from '#ui/components'
import type { Opened } from './opened'
import { useWording } from './texts'

interface NotThereProps {
  readonly open: Opened<Versioned, unknown>
  /** Leads away from here: to the list, or back. */
  readonly leave: { readonly label: string; readonly onPress: () => void }
  /** The page begins with its parts. */
  readonly isHeadless?: boolean
}

/** In place of a record: loading, not found, denied with the role to request, or failed with retry. */
export const NotThere = observer(function NotThere({ open, leave, isHeadless = false }: NotThereProps) {
  const word = useWording(open.texts)
  switch (open.state) {
    case 'not-found':
      return <StateView kind="not-found" title={word('notFoundTitle')} text={word('notFoundText')} action={leave} />
    case 'denied':
      return <Denied open={open} leave={leave} />
    case 'failed':
      return <Failed open={open} leave={leave} />
    case 'loading':
    case 'ready':
      return <SkeletonDetail head={!isHeadless} />
  }
})

const Failed = observer(function Failed({ open, leave }: NotThereProps) {
  const core = useCoreTexts()
  const word = useWording(open.texts)
  const offline = isOffline(open.error)
  return (
    <StateView
      kind={offline ? 'offline' : 'failed'}
      title={word(offline ? 'offlineTitle' : 'failedTitle')}
      text={errorText(open.error, core)}
      action={{ label: core('boundary.retry'), onPress: () => void open.open(), isRetry: true }}
      alternative={leave}
    />
  )
})

/** Data of a refusal 4003; `right` if it can be requested. */
const Refusal = v.object({ right: v.custom<Right>((name) => typeof name === 'string' && /^\w+\.\w+$/.test(name)) })

function Denied({ open, leave }: NotThereProps) {
  const word = useWording(open.texts)
  const { decide } = useCore()
  const { error } = open
  const refusal = v.safeParse(Refusal, error instanceof HttpError ? error.data : undefined)
  const right = refusal.success ? refusal.output.right : undefined
  // A user who has the right may only see other records, so a role would not help.
  const isMissing = right !== undefined && !decide({ permission: right }).ok
  const advice = useAdvice(isMissing ? right : undefined, word('deniedText'))
  return <StateView kind="denied" title={word('deniedTitle')} text={advice} action={leave} />
}
