import { useState } from 'react'
import { ConflictNotice, Facts, type Opened, RecordSheet } from '#kit/detail'
import { Resource } from '#kit/records'
import { Button } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

interface Application {
  readonly id: string
  readonly version: number
  readonly state: string
  readonly owner?: string
}

const before: Application = { id: 'A-000001', version: 3, state: '审批中', owner: '李伟' }
const now: Application = { id: 'A-000001', version: 4, state: '已驳回' }

/** A loaded record as `useRecord` gives it. */
function opened(seen: () => void): Opened<Application, Application> {
  const main = new Resource<Application>(() => Promise.resolve(now))
  main.set(now)
  return {
    id: now.id,
    main,
    shown: now,
    known: now,
    before,
    state: 'ready',
    error: undefined,
    seenAt: undefined,
    isLearning: false,
    open: async () => undefined,
    seen,
    compareBy: () => undefined,
  }
}

export default function ConflictNoticeExample() {
  const t = useTexts()
  const [isSeen, setSeen] = useState(false)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [open] = useState(() => opened(() => setSeen(true)))
  const onClose = () => setSheetOpen(false)
  const compare = [
    { label: t('parts.progress'), text: (application: Application) => application.state },
    { label: t('parts.record.owner'), text: (application: Application) => application.owner },
  ]
  return (
    <>
      <Shown state="conflict">
        {isSeen ? (
          <Button variant="plain" onPress={() => setSeen(false)}>
            {t('parts.undo')}
          </Button>
        ) : (
          <ConflictNotice open={open} compare={compare} />
        )}
      </Shown>
      <Shown state="overlays" pad>
        <Button variant="line" onPress={() => setSheetOpen(true)}>
          {t('parts.record.sheetOf')}
        </Button>
        {isSheetOpen && (
          <RecordSheet
            open={open}
            title={({ id }) => id}
            compare={compare}
            parts={(application) => [
              {
                key: 'facts',
                body: <Facts facts={compare.map(({ label, text }) => ({ label, value: text(application) }))} />,
              },
            ]}
            foot={() => (
              <Button variant="brand" wide onPress={onClose}>
                {t('parts.keep')}
              </Button>
            )}
            onClose={onClose}
          />
        )}
      </Shown>
    </>
  )
}
