import { href } from '#base/routes'
import { opens } from '#platform/plugin'
import { salesSolutionsAdviceDetails, teamManagement } from '../routes'

/** Opens the advice that a message is about; somebody has changed it since it was loaded. */
export default opens((id) => href(salesSolutionsAdviceDetails, { id }))
/** Opens the team that a message is about. */
export const openTeam = opens((id) => href(teamManagement, { id }))
