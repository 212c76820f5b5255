import Factory from '@phosphor-icons/core/regular/factory.svg'
import PencilSimple from '@phosphor-icons/core/regular/pencil-simple.svg'
import Phone from '@phosphor-icons/core/regular/phone.svg'
import Trash from '@phosphor-icons/core/regular/trash.svg'
import { LinksCard, linkTo } from '#kit/detail'
import { useCore } from '#platform/core'
import {
  Cell,
  CellCard,
  CellCards,
  CopyText,
  DateBadge,
  Icon,
  LongText,
  MenuGrid,
  PlaceActions,
  SumFigure,
  SumLine,
  SwipeActions,
} from '#ui/components'
import { useTexts } from '../plugin'
import { componentsDemo } from '../routes'
import { Shown } from './Shown'

const COMPANY = '佛山市南海嘉禾食品有限公司'
const CODE = '91440604MA51C6RT86'

export default function CellExample() {
  const t = useTexts()
  const { feedback } = useCore()
  const press = () => feedback.toast(t('parts.pressed'))
  const [call, edit, remove] = [
    { label: t('parts.call'), icon: <Icon svg={Phone} />, onPress: press },
    { label: t('parts.edit'), icon: <Icon svg={PencilSimple} />, onPress: press },
    { label: t('parts.remove'), icon: <Icon svg={Trash} />, tone: 'risk' as const, onPress: press },
  ]
  return (
    <>
      <Shown state="rows">
        <SumLine sort={{ label: t('parts.byAmount'), name: t('parts.sort'), onPress: press }}>
          {t('parts.sum', { count: 2 })} <SumFigure figure="4.2 M" unit="m³/y" />
        </SumLine>
        <Cell icon={<DateBadge main="14:30" sub={t('parts.month')} tone="warn" />} title={COMPANY} />
        <Cell icon={<Icon svg={Factory} />} title={COMPANY} note={t('parts.steam')} value="12 t/h" onPress={press} />
        <Cell
          title={t('parts.creditCode')}
          value={<CopyText text={CODE} label={t('parts.creditCode')} onCopy={press} />}
        />
      </Shown>
      <Shown state="cellCard">
        <CellCard
          title={t('parts.heat')}
          cells={[
            { key: 'steam', title: t('parts.steam'), value: '12 t/h', onPress: press },
            { key: 'heat', title: t('parts.heat'), note: COMPANY },
          ]}
        />
        <CellCard title={t('parts.bill')} cells={[]} />
        <CellCards group="parts" lists={{ states: [{ title: t('parts.steam') }, { title: COMPANY, note: CODE }] }} />
        <LinksCard title={t('parts.menu')} links={[linkTo(componentsDemo, {}, t('parts.states'))]} />
      </Shown>
      <Shown state="swipe">
        <SwipeActions title={COMPANY} actions={[edit, remove]}>
          <Cell title={COMPANY} note={t('parts.swipeMe')} />
        </SwipeActions>
      </Shown>
      <Shown state="long" pad>
        <LongText text={`${COMPANY} ${t('parts.words')} ${t('parts.commentOne')}`} lines={1} />
      </Shown>
      <Shown state="actions" pad>
        <PlaceActions label={t('parts.states')} actions={[call, edit, 'pending']} />
      </Shown>
      <Shown state="menu">
        <MenuGrid
          title={t('parts.menu')}
          items={[
            { id: 'call', badge: 3, ...call },
            { id: 'edit', ...edit },
            { id: 'factory', label: t('parts.heat'), icon: <Icon svg={Factory} />, onPress: press },
          ]}
        />
      </Shown>
    </>
  )
}
