import Bell from '@phosphor-icons/core/duotone/bell-duotone.svg'
import CheckSquare from '@phosphor-icons/core/duotone/check-square-duotone.svg'
import Gear from '@phosphor-icons/core/duotone/gear-duotone.svg'
import Kanban from '@phosphor-icons/core/duotone/kanban-duotone.svg'
import MapPin from '@phosphor-icons/core/duotone/map-pin-duotone.svg'
import SealCheck from '@phosphor-icons/core/duotone/seal-check-duotone.svg'
import Target from '@phosphor-icons/core/duotone/target-duotone.svg'
import Warning from '@phosphor-icons/core/duotone/warning-duotone.svg'
import type { Category } from '../rules/vocabulary'

export const CATEGORY_ICONS: Readonly<Record<Category, string>> = {
  todo: CheckSquare,
  risk: Warning,
  lead: Target,
  approval: SealCheck,
  visit: MapPin,
  project: Kanban,
  notice: Bell,
  system: Gear,
}
