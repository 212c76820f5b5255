import type { ReactNode } from 'react'
import { FormField, FormPage, type PageForm } from '#kit/forms'
import { OfflineNotice } from './CheckInBody'
import type { Pressed } from './checkIn'
import { PlaceCard, type PlaceCardProps } from './PlaceCard'

export interface CheckInPageProps extends Omit<PlaceCardProps, 'error'> {
  readonly title: string
  /** With `pressFields`, made by `usePress`. */
  readonly form: PageForm<Pressed>
  /** Label of the submit button, and the content before it. */
  readonly submit: string
  readonly icon?: ReactNode
  /** Buttons in the bar. */
  readonly actions?: ReactNode
  /** The fields. */
  readonly children: ReactNode
}

/** A form that checks in at a site or leaves it: where the user is, what a missing network means, and the fields. */
export function CheckInPage({ title, form, submit, icon, actions, children, ...place }: CheckInPageProps) {
  return (
    <FormPage title={title} form={form} submit={submit} icon={icon} actions={actions}>
      <FormField form={form} name="fix">
        {({ error }) => <PlaceCard {...place} error={place.position.fix ? undefined : error} />}
      </FormField>
      <OfflineNotice />
      {children}
    </FormPage>
  )
}
