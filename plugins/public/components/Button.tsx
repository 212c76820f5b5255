import StarFill from '@phosphor-icons/core/fill/star-fill.svg'
import PencilSimple from '@phosphor-icons/core/regular/pencil-simple.svg'
import Plus from '@phosphor-icons/core/regular/plus.svg'
import Star from '@phosphor-icons/core/regular/star.svg'
import { useState } from 'react'
import { useCore } from '#platform/core'
import { Button, DockButton, Icon, IconButton } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const VARIANTS = ['main', 'brand', 'soft', 'line', 'plain', 'risk'] as const

export default function ButtonExample() {
  const t = useTexts()
  const { feedback } = useCore()
  const [isStarred, setStarred] = useState(true)
  const press = () => feedback.toast(t('parts.pressed'))
  return (
    <>
      <Shown state="variants" pad>
        <div className="shown__line">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant} onPress={press}>
              {t(`parts.variant.${variant}`)}
            </Button>
          ))}
        </div>
      </Shown>
      <Shown state="buttonStates" pad>
        <div className="shown__line">
          <Button size="small" variant="soft" icon={<Icon svg={PencilSimple} />} onPress={press}>
            {t('parts.edit')}
          </Button>
          <Button busy>{t('parts.edit')}</Button>
          <Button disabled>{t('parts.edit')}</Button>
        </div>
      </Shown>
      <Shown state="icons" pad>
        <div className="shown__line">
          <IconButton label={t('parts.star')} tone="brand" pressed={isStarred} onPress={() => setStarred(!isStarred)}>
            <Icon svg={isStarred ? StarFill : Star} />
          </IconButton>
          <IconButton label={t('parts.edit')} tone="quiet" badge={3} onPress={press}>
            <Icon svg={PencilSimple} />
          </IconButton>
          <IconButton label={t('parts.add')} disabled onPress={press}>
            <Icon svg={Plus} />
          </IconButton>
        </div>
      </Shown>
      <Shown state="dock" pad>
        <div className="shown__line">
          <DockButton label={t('parts.add')} icon={<Icon svg={Plus} />} shape="pill" onPress={press} />
          <DockButton label={t('parts.edit')} icon={<Icon svg={PencilSimple} />} shape="round" onPress={press} />
        </div>
      </Shown>
    </>
  )
}
