import { AudioList, FileList, fileOf, RecordedAudio } from '#kit/attachments'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

/** The files and recordings of a record. */
export default function FileListExample() {
  const t = useTexts()
  const at = (id: string, name: string, size: number) => ({
    ...fileOf(`/file/fdfs/${id}/${encodeURIComponent(name)}`),
    size,
  })
  const files = [at('F-900001', t('samples.contract'), 482_000), at('F-900002', t('samples.bills'), 38_400)]
  const audio = [at('F-900003', t('samples.meeting'), 2_400_000), at('F-900004', t('samples.call'), 310_000)]
  return (
    <Shown state="usual">
      <FileList files={files} label={t('samples.list')} />
      <AudioList files={audio} label={t('samples.audio')} />
      <RecordedAudio
        label={t('samples.meeting')}
        parts={audio.map(({ url }, index) => ({ url, seconds: 300 - index * 253, transcript: t('parts.checkInText') }))}
      />
    </Shown>
  )
}
