;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['src_scanner_Scanner_tsx-src_ui_Field_css'],
  {
    6309(e, a, t) {
      var n = t(7833)
      const r = ['focus', 'pointerdown']
      t.d(
        a,
        {},
        {
          P: (e, a) => {
            const { accept: t = '', multiple: i = !1, capture: s, signal: c } = a,
              l = e.document.createElement('input')
            return (
              (l.type = 'file'),
              (l.accept = t),
              (l.multiple = i),
              s && l.setAttribute('capture', s),
              (l.hidden = !0),
              new Promise((a) => {
                let t,
                  i = (n) => {
                    for (const a of (clearTimeout(t), r)) e.removeEventListener(a, o, !0)
                    c?.removeEventListener('abort', d), l.remove(), a(n)
                  },
                  s = () => i((0, n.tB)('no-file', n.WE.noFile)),
                  d = () => i((0, n.tB)('cancelled', n.WE.cancelled)),
                  o = () => {
                    clearTimeout(t), (t = setTimeout(s, 3e3))
                  }
                if (
                  (l.addEventListener('cancel', s),
                  l.addEventListener('change', () => {
                    const e = Array.from(l.files ?? [])
                    0 === e.length ? s() : i({ ok: !0, data: e })
                  }),
                  c?.aborted)
                )
                  return d()
                for (const a of (c?.addEventListener('abort', d), e.document.body.append(l), l.click(), r))
                  e.addEventListener(a, o, !0)
              })
            )
          },
        },
      )
    },
    9445(e, a, t) {
      var n = t(7833)
      class r extends Error {}
      const i = ['NotAllowedError', 'SecurityError', 'PermissionDeniedError']
      async function s({ navigator: e }, a) {
        try {
          const { state: t } = await e.permissions.query({ name: a })
          return 'prompt' === t
        } catch {
          return !1
        }
      }
      t.d(
        a,
        {},
        {
          KJ: s,
          bo: async ({ navigator: e }, a) => {
            if (!e.mediaDevices?.getUserMedia) throw new r()
            return e.mediaDevices.getUserMedia(a)
          },
          jy: async (e, a, t) => {
            if (t instanceof r) return (0, n.D0)()
            const { name: c = '', message: l = '' } = t instanceof Error || t instanceof DOMException ? t : {},
              d = l || n.WE.fail
            return i.includes(c)
              ? (0, n.tB)('denied', d, { canAskAgain: await s(e, a), native: t })
              : (0, n.tB)('host', d, { native: t })
          },
          vV: (e) => {
            for (const a of e.getTracks()) a.stop()
          },
        },
      )
    },
    8756(e, a, t) {
      t.r(a), t.d(a, { default: () => b })
      var n = t(1394),
        r = t(4602),
        i = t(2993)
      const s = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M184,16H72A16,16,0,0,0,56,32V77.33a16.12,16.12,0,0,0,3.2,9.6L80,114.67V224a16,16,0,0,0,16,16h64a16,16,0,0,0,16-16V114.67l20.8-27.74a16.12,16.12,0,0,0,3.2-9.6V32A16,16,0,0,0,184,16ZM72,32H184V56H72V32Zm91.2,73.07a16.12,16.12,0,0,0-3.2,9.6V224H96V114.67a16.12,16.12,0,0,0-3.2-9.6L72,77.33V72H184v5.33ZM136,120v32a8,8,0,0,1-16,0V120a8,8,0,0,1,16,0Z',
              }),
            ),
          ],
        ]),
        c = r.forwardRef((e, a) => r.createElement(i.A, { ref: a, ...e, weights: s }))
      c.displayName = 'FlashlightIcon'
      const l = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M216,40H40A16,16,0,0,0,24,56V200a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V56A16,16,0,0,0,216,40Zm0,16V158.75l-26.07-26.06a16,16,0,0,0-22.63,0l-20,20-44-44a16,16,0,0,0-22.62,0L40,149.37V56ZM40,172l52-52,80,80H40Zm176,28H194.63l-36-36,20-20L216,181.38V200ZM144,100a12,12,0,1,1,12,12A12,12,0,0,1,144,100Z',
              }),
            ),
          ],
        ]),
        d = r.forwardRef((e, a) => r.createElement(i.A, { ref: a, ...e, weights: l }))
      d.displayName = 'ImageIcon'
      var o = t(9986),
        u = t(6309),
        m = t(9761),
        f = t(203),
        v = t(2509),
        h = t(5018),
        w = t(7655),
        p = t(9445)
      const g = { video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } } },
        _ = ['qr_code', 'data_matrix', 'code_128', 'code_39', 'ean_13', 'ean_8'],
        y = { starting: 'scan.starting', live: 'scan.aim', denied: 'scan.denied', absent: 'scan.absent' }
      function b({ onText: e, onClose: a }) {
        const i = (0, m.FW)(),
          s = (0, m.fL)('host'),
          l = (0, r.useRef)(null),
          w = (0, r.useRef)(null),
          [E, V] = (0, r.useState)(),
          [j, L] = (0, r.useState)(!1)
        ;(0, f.e)(l, !0, a)
        const { state: A, light: M } = ((e) => {
            const [a, t] = (0, r.useState)({ state: 'starting' })
            return (
              (0, r.useEffect)(() => {
                let a,
                  n = !1
                return (
                  (async () => {
                    const r = await (0, p.bo)(window, g)
                    if (n || !e.current) return (0, p.vV)(r)
                    ;(a = r),
                      (e.current.srcObject = r),
                      await e.current.play(),
                      n ||
                        t({
                          state: 'live',
                          ...((e) => {
                            const [a] = e.getVideoTracks(),
                              t = a?.getCapabilities?.() ?? {}
                            return a && t.torch
                              ? { light: (e) => a.applyConstraints({ advanced: [{ torch: e }] }) }
                              : {}
                          })(r),
                        })
                  })().catch(async (e) => {
                    const a = await (0, p.jy)(window, 'camera', e)
                    n || t({ state: 'denied' === a.error.kind ? 'denied' : 'absent' })
                  }),
                  () => {
                    ;(n = !0), a && (0, p.vV)(a)
                  }
                )
              }, [e]),
              a
            )
          })(w),
          k = ((e, a) => {
            const { isLive: n, onText: i, onFailure: s } = a,
              c = (0, r.useMemo)(
                () =>
                  (async (e) => {
                    const a = e.BarcodeDetector,
                      n = (await a?.getSupportedFormats().catch(() => void 0)) ?? [],
                      r =
                        a && _.every((e) => n.includes(e))
                          ? new a({ formats: _ })
                          : await (await t.e('src_scanner_zxing_ts').then(t.bind(t, 9909))).loadZxing({
                              formats: [..._],
                            })
                    return async (e) => (await r.detect(e)).find(({ rawValue: e }) => '' !== e)?.rawValue
                  })(window),
                [],
              )
            return (
              (0, r.useEffect)(() => {
                let a,
                  t = !1
                c.catch(() => t || s())
                const r = () =>
                  void (async () => {
                    const n = await c,
                      s = e.current && !t ? await n(e.current).catch(() => void 0) : void 0
                    t || (s ? i(s) : (a = setTimeout(r, 150)))
                  })().catch(() => void 0)
                return (
                  n && r(),
                  () => {
                    ;(t = !0), clearTimeout(a)
                  }
                )
              }, [c, e, n, i, s]),
              c
            )
          })(w, { isLive: 'live' === A, onText: e, onFailure: (0, r.useCallback)(() => V('scan.notLoaded'), []) }),
          N = 'scan.notLoaded' !== E
        return (0, n.jsxs)('div', {
          ref: l,
          className: 'scanner',
          role: 'dialog',
          'aria-modal': 'true',
          'aria-label': s('scan.title'),
          tabIndex: -1,
          children: [
            (0, n.jsxs)('div', {
              className: 'scanner__view',
              children: [
                (0, n.jsx)('video', {
                  ref: w,
                  className: 'scanner__video',
                  muted: !0,
                  playsInline: !0,
                  hidden: 'live' !== A,
                }),
                N && 'live' === A ? (0, n.jsx)('div', { className: 'scanner__frame', 'aria-hidden': 'true' }) : null,
                (0, n.jsxs)('div', {
                  className: 'scanner__bar',
                  children: [
                    (0, n.jsx)(v.K, {
                      label: i('close'),
                      onPress: a,
                      children: (0, n.jsx)(o.X, { 'aria-hidden': 'true' }),
                    }),
                    M
                      ? (0, n.jsx)(v.K, {
                          label: s('scan.light'),
                          onPress: async () => {
                            try {
                              await M?.(!j), L(!j)
                            } catch {}
                          },
                          pressed: j,
                          children: (0, n.jsx)(c, { 'aria-hidden': 'true' }),
                        })
                      : null,
                  ],
                }),
                (0, n.jsx)('p', { className: 'scanner__say', role: 'status', children: s(E ?? y[A]) }),
              ],
            }),
            (0, n.jsxs)('div', {
              className: 'scanner__foot',
              children: [
                (0, n.jsx)(h.$, {
                  wide: !0,
                  icon: (0, n.jsx)(d, { 'aria-hidden': 'true' }),
                  onPress: async () => {
                    const a = await (0, u.P)(window, { accept: 'image/*' }),
                      [t] = a.ok ? a.data : []
                    if (t) {
                      V(void 0)
                      try {
                        const a = await (await k)(t)
                        a ? e(a) : V('scan.noCode')
                      } catch {
                        V('scan.noCode')
                      }
                    }
                  },
                  disabled: !N,
                  children: s('scan.picture'),
                }),
                (0, n.jsx)(x, { onText: e }),
              ],
            }),
          ],
        })
      }
      function x({ onText: e }) {
        const a = (0, m.fL)('host'),
          [t, i] = (0, r.useState)(''),
          [s, c] = (0, r.useState)(!1)
        return (0, n.jsxs)('form', {
          onSubmit: (a) => {
            a.preventDefault()
            const n = t.trim()
            c('' === n), '' !== n && e(n)
          },
          noValidate: !0,
          children: [
            (0, n.jsx)(w.A, {
              label: a('scan.code'),
              name: 'code',
              value: t,
              onChange: i,
              error: s ? a('scan.missing') : void 0,
            }),
            (0, n.jsx)(h.$, { variant: 'brand', type: 'submit', wide: !0, children: a('scan.use') }),
          ],
        })
      }
    },
  },
])
