import type { ReactNode } from 'react'
import { type FieldForm, FormField, FormPage, type RecordForm } from '#kit/forms'
import { OfflineNotice } from './CheckInBody'
import { PlaceCard, type PlaceCardProps } from './PlaceCard'

export interface CheckInPageProps extends Omit<PlaceCardProps, 'error'> {
  readonly title: string
  // biome-ignore lint/suspicious/noExplicitAny: any form with `pressEntries`, made by `usePress`
  readonly form: RecordForm<any, any>
  /** Label of the submit button, and what stands before it. */
  readonly submit: string
  readonly icon?: ReactNode
  /** Buttons in the bar. */
  readonly actions?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form that checks in at a site or leaves it: where the user is, what a missing network means, and the fields. */
export function CheckInPage({ title, form, submit, icon, actions, children, ...place }: CheckInPageProps) {
  const pressed: FieldForm<{ fix: null }> = form
  return (
    <FormPage title={title} form={form} submit={submit} icon={icon} actions={actions}>
      <FormField form={pressed} name="fix">
        {({ error }) => <PlaceCard {...place} error={place.position.fix ? undefined : error} />}
      </FormField>
      <OfflineNotice />
      {children}
    </FormPage>
  )
}
