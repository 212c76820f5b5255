import { CopyButton, Facts, useHostActions } from '#src/detail'
import { Button } from '#src/ui'
import { useTexts } from '../texts'
import { Shown } from './Shown'

const CODE = '91440605MA4W1X5R2K'

export default function FactsExample() {
  const t = useTexts()
  const { share } = useHostActions()
  return (
    <>
      <Shown state="facts">
        <Facts
          facts={[
            { label: t('parts.record.owner'), value: '李伟 Li Wei', onPress: () => share({ title: '李伟' }) },
            { label: t('parts.record.code'), value: CODE, copy: CODE },
            { label: t('parts.bill'), value: undefined },
          ]}
        />
      </Shown>
      <Shown state="empty">
        <Facts facts={[]} />
      </Shown>
      <Shown state="inRow" pad>
        <div className="shown__line">
          <Button variant="plain" onPress={() => share({ title: CODE, text: CODE })}>
            {CODE}
          </Button>
          <CopyButton text={CODE} label={t('parts.record.code')} />
        </div>
      </Shown>
    </>
  )
}
