import { observer } from 'mobx-react-lite'
import { uploadsOf, withFiles } from '#src/attachments'
import { useCore } from '#src/core'
import { Awaited, useRecord } from '#src/detail'
import { ChoiceInput, FormPage, submission, useRecordForm } from '#src/forms'
import { usePageNavigation } from '#src/navigation'
import { refusalText } from '#src/records'
import { Card, PageFrame } from '#src/ui'
import { type Device, saveDevice } from '../../api/devices'
import { deviceSheets, devicesChanged } from '../../stores/devices'
import { useTexts } from '../../texts'
import { DeviceFields } from './DeviceFields'
import { DEVICE_FORM } from './forms'
import { deviceValues, editSchema, enteredDevice, REFUSED } from './values'

/** Edits a device in use; one that is retired, or not there any more, is said so. */
export const DeviceForm = observer(function DeviceForm({
  custId,
  id,
}: {
  readonly custId: string
  readonly id: string
}) {
  const t = useTexts()
  const open = useRecord(deviceSheets, custId)
  const device = open.main.value?.list.find((each) => each.id === id)
  if (device?.can.includes('edit')) return <Form device={device} />
  const text = t(device?.why.edit === undefined ? 'device.goneText' : 'refused.4203')
  return (
    <PageFrame title={t('device.edit')} nav={{ back: 'close' }}>
      <Awaited section={open.main} empty={() => ({ title: t('device.notEditable'), text })}>
        {() => null}
      </Awaited>
    </PageFrame>
  )
})

const Form = observer(function Form({ device }: { readonly device: Device }) {
  const t = useTexts()
  const core = useCore()
  const page = usePageNavigation()
  const { id, custId, version, state } = device
  const form = useRecordForm({
    form: DEVICE_FORM,
    record: id,
    defaults: { ...deviceValues(device), state: state === 'standby' ? ('2' as const) : ('1' as const) },
    schema: editSchema,
    refused: REFUSED,
    submit: ({ state: next, ...out }) =>
      submission(
        saveDevice,
        { custId, id, version, state: next, ...enteredDevice(out) },
        {
          record: `device:${id}`,
          label: t('device.edit'),
          send: withFiles(uploadsOf('photo', out.photos)),
          after: () => devicesChanged(core, custId),
        },
      ),
    onSent: page.leave,
  })
  const states = [
    { value: '1', label: t('device.state.running') },
    { value: '2', label: t('device.state.standby') },
  ]
  return (
    <FormPage
      title={t('device.edit')}
      form={form}
      submit={t('device.save')}
      failureText={(error) => refusalText(error, t)}
    >
      <Card>
        <ChoiceInput form={form} name="state" options={states} label={t('device.stateLabel')} />
      </Card>
      <DeviceFields form={form} />
    </FormPage>
  )
})
