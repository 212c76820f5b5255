import MapPinLine from '@phosphor-icons/core/regular/map-pin-line.svg'
import SignOut from '@phosphor-icons/core/regular/sign-out.svg'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import {
  type Arrival,
  CHECK_IN_REFUSED,
  CheckInInputs,
  type CheckInInputsProps,
  CheckInPage,
  type CheckInPageProps,
  NO_CHECK_IN,
  NOT_PRESSED,
  useBegun,
  useCheckInWords,
  useFix,
  usePress,
} from '#domain/checkIn'
import { dwellMinutes } from '#domain/checkIn/rules'
import { DictateInput } from '#kit/attachments'
import { useRecordForm } from '#kit/forms'
import { fixedQuery } from '#kit/records'
import { useCore } from '#platform/core'
import { Card, Icon, Notice } from '#ui/components'
import type { Visit } from '../api'
import { visitEdit } from '../routes'
import { arrivalFields, leaveFields } from '../rules/fields'
import { ARRIVAL_FORM, arrivalSubmission, type Begun, leaveSubmission } from './forms'
import { useVisitTools } from './words'

/** The server knows the address of a position. */
export const NO_ADDRESS = fixedQuery({ address: '' })

interface CheckInFormProps {
  readonly visit: Visit
  readonly arrival: Arrival | undefined
  /** Why what was entered before can be sent no more. */
  readonly denied: string | undefined
  /** Something is entered on arrival: an arrival that is found later no longer replaces the form. */
  readonly onBegin: () => void
}

/** Arrives at a visit, or leaves it. */
export const CheckInForm = observer(function CheckInForm({ arrival, ...arriving }: CheckInFormProps) {
  const { visit } = arriving
  if (!arrival) return <Arriving {...arriving} />
  return <Leaving visit={visit} id={visit.id} place={visit.point} isKnown arrival={arrival} />
})

const Arriving = observer(function Arriving({ visit, denied, onBegin }: Omit<CheckInFormProps, 'arrival'>) {
  const { t, say, page } = useVisitTools()
  const core = useCore()
  const position = useFix(visit.point, () => NO_ADDRESS)
  const record = useRecordForm({
    form: ARRIVAL_FORM,
    record: visit.id,
    defaults: NO_CHECK_IN,
    fields: arrivalFields,
    refused: CHECK_IN_REFUSED,
    submit: (values) => arrivalSubmission(core, visit, values),
    saved: t('clock.arrived', { time: say.time(new Date()) }),
    onSent: page.leave,
  })
  const form = usePress(record, position)
  useBegun(form, onBegin)
  return (
    <ArrivalPage
      title={t('clock.title')}
      form={form}
      position={position}
      name={say.name(visit)}
      place={visit.point}
      denied={denied}
    />
  )
})

interface ArrivalPageProps extends Pick<CheckInPageProps, 'title' | 'position' | 'name' | 'place'> {
  readonly form: CheckInPageProps['form'] & CheckInInputsProps['form']
  readonly denied?: CheckInFormProps['denied']
  /** Fields besides those of every check-in. */
  readonly children?: ReactNode
}

/** The page of an arrival; a visit takes place where its customer is, so nobody marks the place here. */
export const ArrivalPage = observer(function ArrivalPage({ form, denied, children, ...page }: ArrivalPageProps) {
  const { t } = useVisitTools()
  const icon = <Icon svg={MapPinLine} />
  return (
    <CheckInPage {...page} form={form} submit={t('clock.arrive')} icon={icon} isKnown onMark={undefined}>
      {denied === undefined ? null : <Notice tone="warn">{denied}</Notice>}
      <Card>
        <CheckInInputs form={form} fix={page.position.fix}>
          {children}
        </CheckInInputs>
      </Card>
    </CheckInPage>
  )
})

interface LeavingProps extends Pick<CheckInPageProps, 'place' | 'isKnown'> {
  readonly visit: Begun
  /** Of the visit; undefined while its arrival waits. */
  readonly id: string | undefined
  readonly arrival: Arrival
}

/** After leaving, the minutes are the next thing to write, as soon as the visit has an id. */
export const Leaving = observer(function Leaving({ visit, id, arrival, place, isKnown }: LeavingProps) {
  const { t, say, page } = useVisitTools()
  const { stay } = useCheckInWords()
  const core = useCore()
  const position = useFix(place, () => NO_ADDRESS)
  const record = useRecordForm({
    form: 'visits.leave',
    record: visit.id,
    defaults: { ...NOT_PRESSED, text: '' },
    fields: leaveFields,
    submit: (values) => leaveSubmission(core, visit, arrival, values, id),
    saved: t('clock.left', { stay: stay(dwellMinutes(arrival.at, new Date())) }),
    onSent: (sent) => {
      const known = id ?? sent?.id
      if (known === undefined) page.leave()
      else page.replace(visitEdit, { id: known, step: 'minutes' })
    },
  })
  const form = usePress(record, position)
  return (
    <CheckInPage
      title={t('clock.leave')}
      form={form}
      submit={t('clock.leave')}
      icon={<Icon svg={SignOut} />}
      position={position}
      name={say.name(visit)}
      place={place}
      isKnown={isKnown}
      arrival={arrival}
      onMark={undefined}
    >
      <Card>
        <DictateInput form={form} name="text" label={t('clock.text')} />
      </Card>
    </CheckInPage>
  )
})
