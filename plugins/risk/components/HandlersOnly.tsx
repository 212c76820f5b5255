import type { ReactNode } from 'react'
import { RefusedPage } from '#kit/forms'
import { useCore } from '#platform/core'

interface HandlersOnlyProps {
  readonly title: string
  /** For everybody else. */
  readonly denied: { readonly title: string; readonly text: string }
  readonly children: ReactNode
}

/** A form for those who may handle warnings. */
export function HandlersOnly({ title, denied, children }: HandlersOnlyProps) {
  if (useCore().decide({ permission: 'risk.handle' }).ok) return children
  return <RefusedPage title={title} kind="denied" denied={denied} />
}
