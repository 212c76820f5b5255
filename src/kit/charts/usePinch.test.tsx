import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { type Pinch, usePinch } from './usePinch'

function Area({ onPinch, onInner }: { onPinch: (pinch: Pinch) => void; onInner: () => void }) {
  const area = useRef<HTMLDivElement>(null)
  usePinch(area, onPinch)
  return (
    <div ref={area}>
      <p onTouchMove={onInner}>graph</p>
    </div>
  )
}

function show() {
  const [pinches, inner]: [Pinch[], jest.Mock] = [[], jest.fn()]
  render(<Area onPinch={(pinch) => pinches.push(pinch)} onInner={inner} />)
  const graph = screen.getByText('graph')
  const at = (...points: readonly (readonly [number, number])[]) => ({
    touches: points.map(([clientX, clientY], identifier) => ({ clientX, clientY, identifier })),
  })
  return {
    pinches,
    inner,
    move: (...points: readonly (readonly [number, number])[]) => fireEvent.touchMove(graph, at(...points)),
    lift: (...points: readonly (readonly [number, number])[]) => fireEvent.touchEnd(graph, at(...points)),
  }
}

test('two fingers twice as far apart make it twice as large, around their middle', () => {
  const { pinches, move } = show()
  move([100, 50], [200, 50])
  move([50, 50], [250, 50])
  expect(pinches).toEqual([{ factor: 2, x: 150, y: 50 }])
})

test('fingers that tremble change nothing', () => {
  const { pinches, move } = show()
  move([100, 50], [200, 50])
  move([100, 51], [200, 51])
  move([100, 50], [200, 50])
  expect(pinches).toEqual([])
})

test('one finger is of what lies inside, but not the one that is left of two', () => {
  const { pinches, inner, move, lift } = show()
  move([100, 50])
  expect(inner).toHaveBeenCalledTimes(1)
  move([100, 50], [200, 50])
  lift([100, 50])
  move([140, 50])
  move([100, 50], [300, 50])
  expect([inner.mock.calls.length, pinches]).toEqual([1, []])
  lift()
  move([140, 50])
  expect(inner).toHaveBeenCalledTimes(2)
})
