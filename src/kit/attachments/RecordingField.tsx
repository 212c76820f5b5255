import X from '@phosphor-icons/core/regular/x.svg'
import { observable, reaction, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Attachment, isLost } from '#base/fields'
import { openSegments, RecorderPanel, useRecorder } from '#kit/recording'
import { useCore } from '#platform/core'
import { Field, type FieldProps, Icon, IconButton } from '#ui/components'
import { AudioRow } from './AudioList'
import { useObjectUrl } from './FileList'
import { positionOf, recordingOf, withoutRefused, withSegments } from './recordings'
import { useAttachmentTexts } from './texts'
import type { BeforeSubmit } from './useTakingIn'

export interface RecordingFieldProps extends Omit<FieldProps, 'hint'> {
  /** Most segments. */
  readonly most?: number | undefined
  /** One attachment for each segment. */
  readonly value: readonly Attachment[]
  readonly onChange: (value: Attachment[]) => void
  /** Focuses a text field; offered if recording is impossible. */
  readonly onType?: (() => void) | undefined
  /** Of the form: a recording that still runs ends before it is sent (`PageForm.beforeSubmit`). */
  readonly beforeSubmit?: BeforeSubmit | undefined
}

/**
 * Records in a form: segments are attached as they close and uploaded in the background, those of an interrupted
 * recording when the form is reopened.
 */
export const RecordingField = observer(function RecordingField({
  most = Number.POSITIVE_INFINITY,
  value,
  onChange,
  onType,
  beforeSubmit,
  ...field
}: RecordingFieldProps) {
  const t = useAttachmentTexts()
  const { session, feedback } = useCore()
  const segments = openSegments({ user: session.loginName, feedback })
  const { recorder, player, openSettings } = useRecorder()
  // Observable, because the value of a draft may arrive after the segments.
  const [latest] = useState(() => observable.box(value, { deep: false }))
  const change = useRef(onChange)
  useLayoutEffect(() => {
    change.current = onChange
    runInAction(() => latest.set(value))
  })

  useEffect(() => {
    const mine = () => new Set([...latest.get().map(recordingOf), recorder.recording].filter(Boolean))
    const stop = reaction(
      () => [...mine()].flatMap((recording) => segments.of(recording)),
      (found) => {
        const known = latest.get()
        const next = withoutRefused(withSegments(known, found), recorder.recording, found)
        if (next === known) return
        latest.set(next)
        change.current([...next])
      },
      { fireImmediately: true },
    )
    segments.load().catch((error: unknown) => console.warn('attachments: recordings cannot be read', error))
    return () => {
      stop()
      // A recording whose address is in the form need not be stored twice.
      for (const recording of mine()) {
        const all = latest.get().filter((one) => recordingOf(one) === recording)
        if (all.every(({ url }) => url !== undefined)) void segments.take(recording)
      }
    }
  }, [segments, recorder, latest])
  useEffect(() => beforeSubmit?.(recorder.stop), [beforeSubmit, recorder])

  const remove = (attachment: Attachment) => {
    segments.discard({ recording: recordingOf(attachment), position: positionOf(attachment) })
    onChange(value.filter((other) => other !== attachment))
  }
  const earlier = value.filter((attachment) => recordingOf(attachment) !== recorder.recording)
  const left = most - earlier.length
  useLayoutEffect(() => recorder.limit(left), [recorder, left])
  const count = recorder.isFull && !recorder.isLive ? t('attachments.count', { count: value.length, most }) : undefined
  return (
    <Field {...field} hint={count}>
      {earlier.length > 0 ? (
        <ul className="files" aria-label={field.label}>
          {earlier.map((attachment, at) => (
            <Recorded
              key={attachment.id}
              attachment={attachment}
              name={t('attachments.audio.part', { number: at + 1 })}
              player={player}
              onRemove={() => remove(attachment)}
            />
          ))}
        </ul>
      ) : null}
      <RecorderPanel recorder={recorder} player={player} onType={onType} onSettings={openSettings} />
    </Field>
  )
})

interface RecordedProps {
  readonly attachment: Attachment
  readonly name: string
  readonly player: ReturnType<typeof useRecorder>['player']
  readonly onRemove: () => void
}

/** A segment that was recorded before the form was opened. */
function Recorded({ attachment, name, player, onRemove }: RecordedProps) {
  const t = useAttachmentTexts()
  const local = useObjectUrl(attachment.file)
  const { url, path, size } = attachment
  return (
    <AudioRow
      player={player}
      id={local ?? url ?? path}
      name={name}
      size={size}
      note={isLost(attachment) ? t('attachments.state.lost') : undefined}
      action={
        <IconButton label={t('attachments.removeFile', { name })} tone="quiet" onPress={onRemove}>
          <Icon svg={X} />
        </IconButton>
      }
    />
  )
}
