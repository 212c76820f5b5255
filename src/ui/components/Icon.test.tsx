import Buildings from '@phosphor-icons/core/duotone/buildings-duotone.svg'
import { render } from '@testing-library/react'
import { Icon } from './Icon'

test('shows the shapes of its file at the size of the text, and says nothing', () => {
  const { container } = render(<Icon svg={Buildings} className="sign" />)
  const icon = container.querySelector('svg.sign')
  expect(icon?.getAttribute('aria-hidden')).toBe('true')
  expect(icon?.getAttribute('width')).toBe('1em')
  expect(icon?.querySelectorAll('path')).toHaveLength(2)
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})
