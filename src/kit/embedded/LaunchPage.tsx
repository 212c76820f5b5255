import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { embedOrigins } from '#base/config'
import { ResourceView } from '#kit/detail'
import { type Query, type Resource, responseOf, useResource } from '#kit/records'
import { refusalCode } from '#platform/http'
import { usePageNavigation } from '#platform/navigation'
import { PageFrame } from '#ui/components'
import { EmbeddedPage, Failed, NotAllowed } from './EmbeddedPage'

/** Where another system's page is, and the ticket that signs it in once. */
export interface Launch {
  /** An address, or a path on the first origin of `EMBED_ORIGINS`. */
  readonly url: string
  readonly ticket: string
}

export interface LaunchPageProps<T> {
  /** Used until the page reports its own title. */
  readonly title: string
  /** Group of the area's texts for who may not launch it (`deniedTitle`). */
  readonly texts?: string | undefined
  /** The call for a ticket: once for each attempt. */
  readonly launch: () => Query<Launch>
  /** What the page reports as submitted; anything else is ignored. */
  readonly submitted: v.GenericSchema<unknown, T>
  /** Called once. Returns false for a report about something else, which is ignored. */
  readonly onSubmitted: (report: T) => boolean
}

/**
 * A screen with another system's page that is signed in by a ticket (domain/contracts.md 3). The ticket is sent by
 * message, never in an address, and each attempt has one of its own.
 */
export function LaunchPage<T>(props: LaunchPageProps<T>) {
  const [attempt, setAttempt] = useState(0)
  return <Launched key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

const Launched = observer(LaunchedOf) as typeof LaunchedOf

function LaunchedOf<T>(props: LaunchPageProps<T> & { readonly onRetry: () => void }) {
  const { title, texts, launch, submitted, onSubmitted, onRetry } = props
  const page = usePageNavigation()
  const [origin = ''] = useState(embedOrigins)[0]
  /** Whatever the page says after it has submitted or closed is ignored. */
  const isOver = useRef(false)
  const launched = useResource(async (core, signal) => (await responseOf(core, launch(), { signal })).value)
  const { value } = launched
  if (!value)
    return (
      <PageFrame title={title}>
        <NotLaunched launched={launched} texts={texts} onRetry={onRetry} />
      </PageFrame>
    )
  return (
    <EmbeddedPage
      src={addressOf(value.url, origin)}
      title={title}
      init={{ ticket: value.ticket }}
      onSubmitted={(payload) => {
        const report = v.safeParse(submitted, payload)
        if (report.success && !isOver.current) isOver.current = onSubmitted(report.output)
      }}
      onClose={() => {
        isOver.current = true
        page.leave()
      }}
      onRetry={onRetry}
    />
  )
}

/** Codes of a launch that is not allowed here, and of one that has expired (domain/contracts.md 5). */
const REFUSED = { notAllowed: 4902, expired: 4904 } as const

interface NotLaunchedProps {
  readonly launched: Resource<Launch>
  readonly texts: string | undefined
  readonly onRetry: () => void
}

/** It is loading, or was refused. */
const NotLaunched = observer(function NotLaunched({ launched, texts, onRetry }: NotLaunchedProps) {
  const code = refusalCode(launched.error)
  if (code === REFUSED.notAllowed) return <NotAllowed />
  if (code === REFUSED.expired) return <Failed isExpired onRetry={onRetry} />
  return (
    <ResourceView section={launched} texts={texts}>
      {() => null}
    </ResourceView>
  )
})

/** Unchanged if it is no address: `EmbeddedPage` refuses it. */
function addressOf(url: string, origin: string): string {
  try {
    return new URL(url, origin).href
  } catch {
    return url
  }
}
