//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['view'],
  {
    9021(e, n, t) {
      var r = t(1270)
      const l = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
        a = {
          en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
          'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
        },
        i = {
          en: new Map([
            [-1, 'yesterday'],
            [0, 'today'],
            [1, 'tomorrow'],
          ]),
          'zh-CN': new Map([
            [-2, '前天'],
            [-1, '昨天'],
            [0, '今天'],
            [1, '明天'],
            [2, '后天'],
          ]),
        },
        o = {
          en: (e) => (e < 0 ? `${-e} days ago` : `in ${e} days`),
          'zh-CN': (e) => (e < 0 ? `${-e}天前` : `${e}天后`),
        },
        u = (e) => String(e).padStart(2, '0')
      function s(e, n) {
        const t = (0, r.Xb)(e)
        return `${u(t.getUTCHours())}:${u(t.getUTCMinutes())}`
      }
      function c(e, n, t = new Date()) {
        const a = (0, r.Xb)(e),
          i = a.getUTCFullYear(),
          o = i === (0, r.Xb)(t).getUTCFullYear()
        if ('zh-CN' === n) {
          const e = `${u(a.getUTCMonth() + 1)}-${u(a.getUTCDate())}`
          return o ? e : `${i}-${e}`
        }
        return `${a.getUTCDate()} ${l[a.getUTCMonth()]}${o ? '' : ` ${i}`}`
      }
      function f(e, n) {
        return a[n][(0, r.Xb)(e).getUTCDay()] ?? ''
      }
      function d(e, n, t = new Date()) {
        const [r, l] = [f(e, n), c(e, n, t)]
        return 'zh-CN' === n ? `${l} ${r}` : `${r} ${l}`
      }
      function p(e, n = new Date()) {
        return (0, r.YM)(n, e)
      }
      t.d(
        n,
        {},
        {
          BD: (e, n) => ('zh-CN' === n ? `${e}月` : (l[e - 1] ?? '')),
          Jt: (e) => {
            const n = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(e)
            if (!n) return
            const [t = 0, l = 1, a = 1, i = 0, o = 0] = n.slice(1).map((e) => Number(e ?? 0))
            return (0, r.HX)(t, l, a, i, o)
          },
          K9: (e, n, t = new Date()) => `${c(e, n, t)} ${s(e)}`,
          PG: (e, n = new Date()) => ('zh-CN' === e ? f(n, e) : d(n, e, n)),
          UL: (e, n) => {
            const t = (0, r.Xb)(e),
              a = t.getUTCFullYear()
            return 'zh-CN' === n ? `${a}-${u(t.getUTCMonth() + 1)}` : `${l[t.getUTCMonth()]} ${a}`
          },
          YW: (e, n, t = new Date()) =>
            1 >= Math.abs(p(e, t))
              ? ((e, n, t = new Date()) => {
                  const r = p(e, t)
                  return i[n].get(r) ?? o[n](r)
                })(e, n, t)
              : c(e, n, t),
          Z$: p,
          gP: (e) => {
            var n
            let t
            return `${((n = e), (t = (0, r.Xb)(n)), `${t.getUTCFullYear()}-${u(t.getUTCMonth() + 1)}-${u(t.getUTCDate())}`)}T${s(e)}`
          },
          im: c,
          rb: s,
          wv: d,
        },
      )
    },
    1270(e, n, t) {
      function r(e) {
        return 864e5 * Math.floor((Number(e) + 288e5) / 864e5) - 288e5
      }
      t.d(
        n,
        {},
        {
          HX: (e, n, t, r = 0, l = 0) => new Date(Date.UTC(e, n - 1, t, r, l) - 288e5),
          Xb: (e) => new Date(e.getTime() + 288e5),
          YM: (e, n) => Math.round((r(n) - r(e)) / 864e5),
          d_: 864e5,
          ol: r,
        },
      )
    },
    3012(e, n, t) {
      function r(e, { least: n, most: t, shift: l = 0 }) {
        const a = Math.abs(e)
        if (!(a < 1e15)) return String(e)
        let i = String(
            Math.round(
              ((e, n) => {
                const [t, r = '0'] = String(e).split('e')
                return Number(`${t}e${Number(r) + n}`)
              })(a, l + t),
            ),
          ).padStart(t + 1, '0'),
          o = i.slice(0, i.length - t),
          u = i.slice(i.length - t)
        for (; u.length > n && u.endsWith('0'); ) u = u.slice(0, -1)
        return (e < 0 && /[1-9]/.test(i) ? '-' : '') + o.replace(/\B(?=(?:\d{3})+$)/g, ',') + (u && `.${u}`)
      }
      t.d(n, { BO: () => c, ZV: () => u, KS: () => o, au: () => s })
      const l = {
          volume: { en: 'm³', 'zh-CN': 'm³' },
          volumePerYear: { en: 'm³/y', 'zh-CN': 'm³/年' },
          energy: { en: 'kWh', 'zh-CN': 'kWh' },
          energyPerYear: { en: 'kWh/y', 'zh-CN': 'kWh/年' },
          power: { en: 'kW', 'zh-CN': 'kW' },
          carbon: { en: 't CO₂e', 'zh-CN': 't CO₂e' },
          carbonPerYear: { en: 't CO₂e/y', 'zh-CN': 't CO₂e/年' },
        },
        a = {
          en: [
            { from: 1e9, suffix: ' bn' },
            { from: 1e6, suffix: ' M' },
            { from: 1e3, suffix: ' k' },
          ],
          'zh-CN': [
            { from: 1e8, suffix: ' 亿' },
            { from: 1e4, suffix: ' 万' },
          ],
        },
        i = { from: 1, suffix: '' }
      function o(e, n) {
        var t
        const l = Math.abs(e),
          o = a[n].find(({ from: e }) => l >= 0.9995 * e) ?? i,
          u = e / o.from,
          s = 'en' === n && o !== i,
          c = (t = Math.abs(u)) >= 100 ? 0 : t >= 10 ? 1 : 2
        return r(u, { least: s ? c : 0, most: c }) + o.suffix
      }
      function u(e, n) {
        return r(e, { least: 0, most: 2 })
      }
      function s(e, n, t) {
        return { figure: o(e, t), unit: l[n][t] }
      }
      function c(e) {
        if (e < 995) return `${Math.round(e / (e < 100 ? 1 : 10)) * (e < 100 ? 1 : 10)} m`
        const n = e / 1e3
        return `${n < 9.95 ? n.toFixed(1) : Math.round(n)} km`
      }
    },
    7672(e, n, t) {
      var r = t(9761),
        l = t(69)
      t.d(n, {}, { K: (e) => ({ useTexts: () => (0, r.fL)(e), text: (n, t) => (0, l.Qq)(n, t, e) }) })
    },
    2920(e, n, t) {
      var r = t(1394),
        l = t(5125),
        a = t(4602),
        i = t(3604)
      t.d(
        n,
        {},
        {
          Z: ({ title: e, link: n, pad: t, id: o, children: u }) => {
            const s = (0, a.useId)()
            return (0, r.jsxs)('section', {
              className: 'card',
              id: o,
              'aria-labelledby': e ? s : void 0,
              children: [
                e
                  ? (0, r.jsxs)('div', {
                      className: 'card__head',
                      children: [
                        (0, r.jsx)('h2', { id: s, className: 'card__title', children: e }),
                        n
                          ? (0, r.jsxs)('button', {
                              type: 'button',
                              className: 'card__link',
                              onClick: n.onPress,
                              children: [n.label, (0, r.jsx)(l.K, { 'aria-hidden': 'true' })],
                            })
                          : null,
                      ],
                    })
                  : null,
                (0, r.jsx)('div', { className: (0, i.L)('card__body', t && 'card__body--pad'), children: u }),
              ],
            })
          },
        },
      )
    },
    9820(e, n, t) {
      var r = t(1394),
        l = t(2143),
        a = t(3604),
        i = t(8808)
      t.d(
        n,
        {},
        {
          v: ({ onPress: e, pressed: n, icon: t, count: o, badge: u, disabled: s, children: c }) => {
            const f = n && void 0 === t
            return (0, r.jsx)('button', {
              type: 'button',
              className: (0, a.L)('chip', n && 'chip--on', f && 'chip--ticked'),
              'aria-pressed': n,
              'aria-haspopup': void 0 === u ? void 0 : 'dialog',
              disabled: s,
              onClick: e,
              children: (0, r.jsxs)('span', {
                className: 'chip__body',
                children: [
                  f ? (0, r.jsx)(l.J, { 'aria-hidden': 'true' }) : t,
                  (0, r.jsx)(i.X, { className: 'chip__text', children: c }),
                  void 0 === o
                    ? null
                    : (0, r.jsxs)(r.Fragment, {
                        children: [' ', (0, r.jsx)(i.X, { className: 'chip__count', children: String(o) })],
                      }),
                  u ? (0, r.jsx)('span', { className: 'chip__badge', children: u }) : null,
                ],
              }),
            })
          },
        },
      )
    },
    3705(e, n, t) {
      var r = t(1394),
        l = t(4602),
        a = t(3604),
        i = t(9562)
      t.d(
        n,
        {},
        {
          C: ({ label: e, wrap: n, children: t }) => {
            const o = (0, l.useRef)(null)
            return (0, r.jsx)('div', {
              ref: o,
              className: (0, a.L)('chips', n && 'chips--wrap'),
              role: 'group',
              'aria-label': e,
              onClick: ({ target: e }) => {
                const n = e instanceof Element ? e.closest('.chip') : null
                o.current && n && (0, i.I)(o.current, n, 24)
              },
              children: t,
            })
          },
        },
      )
    },
    3356(e, n, t) {
      t.d(n, { D: () => s })
      var r = t(1394),
        l = t(1892),
        a = t(4602)
      const i = (e) => `${e}-label`,
        o = (e) => `${e}-hint`,
        u = (e) => `${e}-error`
      function s({ label: e, required: n, hint: t, error: c, children: f, below: d }) {
        const p = (0, a.useId)(),
          m = c ? 'field field--error' : 'field',
          h = ((e, { hint: n, error: t, required: r }) => {
            const l = [t ? u(e) : '', n ? o(e) : ''].filter(Boolean).join(' ')
            return { 'aria-required': r || void 0, 'aria-invalid': !!t || void 0, 'aria-describedby': l || void 0 }
          })(p, { hint: t, error: c, required: n }),
          g = 'function' == typeof f,
          v = (0, r.jsxs)(r.Fragment, {
            children: [
              (0, r.jsxs)('div', {
                className: 'field__head',
                children: [
                  g
                    ? (0, r.jsx)('label', { id: i(p), htmlFor: p, children: e })
                    : (0, r.jsx)('span', { id: i(p), children: e }),
                  n ? (0, r.jsx)('span', { className: 'field__mark', 'aria-hidden': 'true', children: '*' }) : null,
                  t ? (0, r.jsx)('span', { id: o(p), className: 'field__hint', children: t }) : null,
                ],
              }),
              g ? f({ id: p, ...h }) : f,
              c
                ? (0, r.jsxs)('p', {
                    id: u(p),
                    className: 'field__error',
                    role: 'alert',
                    children: [(0, r.jsx)(l.t, { weight: 'fill', 'aria-hidden': 'true' }), c],
                  })
                : null,
              d,
            ],
          })
        return g
          ? (0, r.jsx)('div', { className: m, children: v })
          : (0, r.jsx)('fieldset', {
              className: m,
              'aria-labelledby': i(p),
              'aria-describedby': h['aria-describedby'],
              children: v,
            })
      }
    },
    7435(e, n, t) {
      var r = t(1394),
        l = t(1892),
        a = t(9761),
        i = t(5018)
      t.d(
        n,
        {},
        {
          W: ({ text: e, onRetry: n }) => {
            const t = (0, a.FW)()
            return (0, r.jsxs)('div', {
              className: 'inlineerror',
              role: 'alert',
              children: [
                (0, r.jsx)(l.t, { 'aria-hidden': 'true' }),
                (0, r.jsx)('span', { className: 'inlineerror__text', children: e }),
                n ? (0, r.jsx)(i.$, { variant: 'soft', size: 'small', onPress: n, children: t('retry') }) : null,
              ],
            })
          },
        },
      )
    },
    4804(e, n, t) {
      t.d(n, { $: () => c })
      var r = t(1394),
        l = t(4602),
        a = t(2993)
      const i = new Map([
          [
            'regular',
            l.createElement(
              l.Fragment,
              null,
              l.createElement('path', {
                d: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm16-40a8,8,0,0,1-8,8,16,16,0,0,1-16-16V128a8,8,0,0,1,0-16,16,16,0,0,1,16,16v40A8,8,0,0,1,144,176ZM112,84a12,12,0,1,1,12,12A12,12,0,0,1,112,84Z',
              }),
            ),
          ],
        ]),
        o = l.forwardRef((e, n) => l.createElement(a.A, { ref: n, ...e, weights: i }))
      o.displayName = 'InfoIcon'
      var u = t(9509),
        s = t(3604)
      function c({ tone: e = 'brand', icon: n, action: t, role: l, children: a }) {
        return (0, r.jsxs)('div', {
          className: (0, s.L)('notice', `notice--${e}`),
          role: l,
          children: [
            n ??
              ('brand' === e ? (0, r.jsx)(o, { 'aria-hidden': 'true' }) : (0, r.jsx)(u.N, { 'aria-hidden': 'true' })),
            (0, r.jsx)('div', { className: 'notice__text', children: a }),
            t
              ? (0, r.jsx)('button', {
                  type: 'button',
                  className: 'notice__act',
                  onClick: t.onPress,
                  children: t.label,
                })
              : null,
          ],
        })
      }
    },
    3411(e, n, t) {
      t.d(n, { L: () => d })
      var r = t(1394),
        l = t(3349),
        a = t(4602),
        i = t(2993)
      const o = new Map([
          [
            'fill',
            a.createElement(
              a.Fragment,
              null,
              a.createElement('path', {
                d: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm37.66,130.34a8,8,0,0,1-11.32,11.32L128,139.31l-26.34,26.35a8,8,0,0,1-11.32-11.32L116.69,128,90.34,101.66a8,8,0,0,1,11.32-11.32L128,116.69l26.34-26.35a8,8,0,0,1,11.32,11.32L139.31,128Z',
              }),
            ),
          ],
          [
            'regular',
            a.createElement(
              a.Fragment,
              null,
              a.createElement('path', {
                d: 'M165.66,101.66,139.31,128l26.35,26.34a8,8,0,0,1-11.32,11.32L128,139.31l-26.34,26.35a8,8,0,0,1-11.32-11.32L116.69,128,90.34,101.66a8,8,0,0,1,11.32-11.32L128,116.69l26.34-26.35a8,8,0,0,1,11.32,11.32ZM232,128A104,104,0,1,1,128,24,104.11,104.11,0,0,1,232,128Zm-16,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z',
              }),
            ),
          ],
        ]),
        u = a.forwardRef((e, n) => a.createElement(i.A, { ref: n, ...e, weights: o }))
      u.displayName = 'XCircleIcon'
      var s = t(9761),
        c = t(9820),
        f = t(3705)
      function d(e) {
        const { label: n, value: t, onChange: i, placeholder: o = n, autoFocus: d, recent: p = [], action: m } = e,
          h = (0, s.FW)(),
          g = (0, a.useRef)(null),
          v = (0, a.useRef)(void 0),
          [y, b] = (0, a.useState)(t),
          [w, k] = (0, a.useState)(!1),
          S = (0, a.useRef)(t)
        ;(0, a.useEffect)(() => {
          t !== S.current && ((S.current = t), clearTimeout(v.current), b(t))
        }, [t]),
          (0, a.useEffect)(() => () => clearTimeout(v.current), []),
          (0, a.useEffect)(() => {
            d && g.current?.focus({ preventScroll: !0 })
          }, [d])
        const x = (0, a.useRef)(i)
        ;(0, a.useLayoutEffect)(() => {
          x.current = i
        })
        const E = (e) => {
            clearTimeout(v.current), e !== S.current && ((S.current = e), x.current(e))
          },
          N = (e) => {
            b(e), E(e)
          }
        return (0, r.jsxs)('form', {
          className: 'search',
          role: 'search',
          onSubmit: (e) => {
            e.preventDefault(), E(y), g.current?.blur()
          },
          children: [
            (0, r.jsxs)('div', {
              className: 'search__line',
              children: [
                (0, r.jsxs)('div', {
                  className: 'search__box',
                  children: [
                    (0, r.jsx)(l.e, { 'aria-hidden': 'true' }),
                    (0, r.jsx)('input', {
                      ref: g,
                      type: 'search',
                      enterKeyHint: 'search',
                      autoComplete: 'off',
                      'aria-label': n,
                      placeholder: o,
                      value: y,
                      onChange: (e) => {
                        var n
                        b((n = e.target.value)), clearTimeout(v.current), (v.current = setTimeout(() => E(n), 300))
                      },
                      onFocus: () => k(!0),
                      onBlur: () => k(!1),
                    }),
                    y
                      ? (0, r.jsx)('button', {
                          type: 'button',
                          className: 'search__clear',
                          'aria-label': h('clearSearch'),
                          onClick: () => {
                            N(''), g.current?.focus()
                          },
                          children: (0, r.jsx)(u, { weight: 'fill', 'aria-hidden': 'true' }),
                        })
                      : null,
                  ],
                }),
                m,
              ],
            }),
            w && !y && p.length > 0
              ? (0, r.jsx)('div', {
                  className: 'search__recent',
                  onPointerDown: (e) => e.preventDefault(),
                  children: (0, r.jsx)(f.C, {
                    label: h('recentSearches'),
                    children: p.map((e) => (0, r.jsx)(c.v, { onPress: () => N(e), children: e }, e)),
                  }),
                })
              : null,
          ],
        })
      }
    },
    8808(e, n, t) {
      var r = t(1394),
        l = t(3604)
      t.d(
        n,
        {},
        {
          X: ({ className: e, children: n }) =>
            (0, r.jsx)('span', {
              className: (0, l.L)('steady', e),
              'data-text': n,
              children: (0, r.jsx)('span', { children: n }),
            }),
        },
      )
    },
    7655(e, n, t) {
      var r = t(1394),
        l = t(3604),
        a = t(3356)
      t.d(
        n,
        {},
        {
          A: (e) => {
            const {
                label: n,
                required: t,
                hint: i,
                error: o,
                value: u,
                onChange: s,
                unit: c,
                icon: f,
                action: d,
                disabled: p,
                type: m = 'text',
                ref: h,
                ...g
              } = e,
              { onBlur: v, name: y, inputMode: b, placeholder: w, autoComplete: k = 'off', maxLength: S } = g
            return (0, r.jsx)(a.D, {
              label: n,
              required: t,
              hint: i,
              error: o,
              children: (e) =>
                (0, r.jsxs)('div', {
                  className: (0, l.L)('field__box', p && 'field__box--off'),
                  children: [
                    f,
                    (0, r.jsx)('input', {
                      ...e,
                      ref: h,
                      className: 'field__input',
                      type: m,
                      name: y,
                      value: u,
                      inputMode: b,
                      placeholder: w,
                      autoComplete: k,
                      maxLength: S,
                      disabled: p,
                      onBlur: v,
                      onChange: (e) => s(e.target.value),
                    }),
                    c ? (0, r.jsx)('span', { className: 'field__unit', children: c }) : null,
                    d,
                  ],
                }),
            })
          },
        },
      )
    },
    9562(e, n, t) {
      t.d(
        n,
        {},
        {
          I: (e, n, t) => {
            const r = n.offsetLeft - t,
              l = n.offsetLeft + n.offsetWidth + t - e.clientWidth
            e.scrollLeft > r ? (e.scrollLeft = r) : e.scrollLeft < l && (e.scrollLeft = l)
          },
        },
      )
    },
    3407(e, n, t) {
      var r = t(659)
      function l(e) {
        return r.FsL(
          r.cl6(e),
          r.pdi((e) => e ?? void 0),
        )
      }
      const a = r.FsL(
          r.cl6(r.YjP()),
          r.pdi((e) => e || void 0),
        ),
        i = r.FsL(
          r.YjP(),
          r.pdi((e) => new Date(e)),
          r.z6Y((e) => !Number.isNaN(e.getTime()), 'not a moment'),
        ),
        o = r.FsL(
          r.p6U(),
          r.pdi((e) => e.toISOString()),
        )
      r.FsL(r.YjP(), r._$n(), r.wkx('Day'))
      const u = r.FsL(
          r.Ikc({ loginName: r.YjP(), userName: r.YjP(), userNameEn: a, orgCode: a }),
          r.pdi((e) => ({ id: e.loginName, name: e.userName, nameEn: e.userNameEn, orgCode: e.orgCode })),
        ),
        s = r.g1P(r.YjP(), r.aig())
      t.d(
        n,
        {},
        {
          MV: u,
          Qq: a,
          _d: (e) => r.cl6(r.YOg(e), () => []),
          c3: (e, n) =>
            r.FsL(
              r.Ikc({ list: r.YOg(e), total: r.aig(), counts: l(s), facets: l(r.g1P(r.YjP(), s)), ...n }),
              r.pdi(({ list: e, ...n }) => ({ ...n, items: e })),
            ),
          n$: i,
          no: l,
          zF: o,
        },
      )
    },
    3849(e, n, t) {
      var r,
        l = t(5440),
        a = t(4602),
        i = t(5947)
      function o(e) {
        var n = 'https://react.dev/errors/' + e
        if (1 < arguments.length) {
          n += '?args[]=' + encodeURIComponent(arguments[1])
          for (var t = 2; t < arguments.length; t++) n += '&args[]=' + encodeURIComponent(arguments[t])
        }
        return (
          'Minified React error #' +
          e +
          '; visit ' +
          n +
          ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.'
        )
      }
      function u(e) {
        for (var n = e, t = n; t && !t.alternate; ) 0 != (4098 & (n = t).flags) && (e = n.return), (t = n.return)
        for (; n.return; ) n = n.return
        return 3 === n.tag ? e : null
      }
      function s(e) {
        if (13 === e.tag) {
          var n = e.memoizedState
          if ((null === n && null !== (e = e.alternate) && (n = e.memoizedState), null !== n)) return n.dehydrated
        }
        return null
      }
      function c(e) {
        if (31 === e.tag) {
          var n = e.memoizedState
          if ((null === n && null !== (e = e.alternate) && (n = e.memoizedState), null !== n)) return n.dehydrated
        }
        return null
      }
      function f(e) {
        if (u(e) !== e) throw Error(o(188))
      }
      function d(e, n, t, r, l, a) {
        for (; null !== e; ) {
          if (
            ((5 === e.tag || 27 === e.tag || 6 === e.tag) && t(e, r, l, a)) ||
            ((22 !== e.tag || null === e.memoizedState) &&
              (n || (5 !== e.tag && 27 !== e.tag)) &&
              d(e.child, n, t, r, l, a))
          )
            return !0
          e = e.sibling
        }
        return !1
      }
      function p(e) {
        for (e = e.return; null !== e; ) {
          if (3 === e.tag || 5 === e.tag || 27 === e.tag) return e
          e = e.return
        }
        return null
      }
      function m(e) {
        var n = !1
        for (e = e.return; null !== e && (4 === e.tag && (n = !0), 3 !== e.tag && 5 !== e.tag && 27 !== e.tag); )
          e = e.return
        return n
      }
      function h(e) {
        var n = [null, null],
          t = p(e)
        return (
          null === t ||
            (function e(n, t, r, l) {
              for (; null !== r; ) {
                if (r === t) l.foundSelf = !0
                else if (5 === r.tag || 27 === r.tag || 6 === r.tag) {
                  if (l.foundSelf) return ((n[1] = r), !0)
                  n[0] = r
                } else if ((22 !== r.tag || null === r.memoizedState) && e(n, t, r.child, l)) return !0
                r = r.sibling
              }
              return !1
            })(n, e, t.child, { foundSelf: !1 }),
          n
        )
      }
      function g(e) {
        switch (e.tag) {
          case 5:
          case 27:
          case 6:
            return e.stateNode
          case 3:
            return e.stateNode.containerInfo
          default:
            throw Error(o(559))
        }
      }
      var v = null,
        y = null
      function b(e, n, t) {
        return e === t || (e === n && ((v = e), !0))
      }
      function w(e, n, t) {
        return e === t ? ((y = e), !1) : e === n && (null !== y && (v = e), !0)
      }
      function k(e) {
        if (null === e) return null
        do e = null === e ? null : e.return
        while (e && 5 !== e.tag && 27 !== e.tag && 3 !== e.tag)
        return e || null
      }
      function S(e, n, t) {
        for (var r = 0, l = e; l; l = t(l)) r++
        l = 0
        for (var a = n; a; a = t(a)) l++
        for (; 0 < r - l; ) (e = t(e)), r--
        for (; 0 < l - r; ) (n = t(n)), l--
        for (; r--; ) {
          if (e === n || (null !== n && e === n.alternate)) return e
          ;(e = t(e)), (n = t(n))
        }
        return null
      }
      var x = Object.assign,
        E = Symbol.for('react.element'),
        N = Symbol.for('react.transitional.element'),
        C = Symbol.for('react.portal'),
        _ = Symbol.for('react.fragment'),
        T = Symbol.for('react.strict_mode'),
        P = Symbol.for('react.profiler'),
        z = Symbol.for('react.consumer'),
        L = Symbol.for('react.context'),
        O = Symbol.for('react.forward_ref'),
        F = Symbol.for('react.suspense'),
        M = Symbol.for('react.suspense_list'),
        D = Symbol.for('react.memo'),
        I = Symbol.for('react.lazy')
      Symbol.for('react.scope')
      var A = Symbol.for('react.activity'),
        R = Symbol.for('react.legacy_hidden')
      Symbol.for('react.tracing_marker')
      var U = Symbol.for('react.memo_cache_sentinel'),
        j = Symbol.for('react.view_transition'),
        $ = Symbol.for('react.recoverable'),
        V = Symbol.iterator
      function B(e) {
        return null === e || 'object' != typeof e
          ? null
          : 'function' == typeof (e = (V && e[V]) || e['@@iterator'])
            ? e
            : null
      }
      var H = Symbol.for('react.client.reference'),
        W = Array.isArray,
        Q = a.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
        q = i.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
        Y = { pending: !1, data: null, method: null, action: null },
        Z = [],
        K = -1
      function X(e) {
        return { current: e }
      }
      function G(e) {
        0 > K || ((e.current = Z[K]), (Z[K] = null), K--)
      }
      function J(e, n) {
        ;(Z[++K] = e.current), (e.current = n)
      }
      var ee = X(null),
        en = X(null),
        et = X(null),
        er = X(null)
      function el(e, n) {
        switch ((J(et, n), J(en, e), J(ee, null), n.nodeType)) {
          case 9:
          case 11:
            e = (e = n.documentElement) && (e = e.namespaceURI) ? cb(e) : 0
            break
          default:
            if (((e = n.tagName), (n = n.namespaceURI))) e = cw((n = cb(n)), e)
            else
              switch (e) {
                case 'svg':
                  e = 1
                  break
                case 'math':
                  e = 2
                  break
                default:
                  e = 0
              }
        }
        G(ee), J(ee, e)
      }
      function ea() {
        G(ee), G(en), G(et)
      }
      function ei(e) {
        var n = e.memoizedState
        null !== n && ((fI._currentValue = n.memoizedState), J(er, e))
        var t = cw((n = ee.current), e.type)
        n !== t && (J(en, e), J(ee, t))
      }
      function eo(e) {
        en.current === e && (G(ee), G(en)), er.current === e && (G(er), (fI._currentValue = Y))
      }
      function eu(e) {
        if (void 0 === n0)
          try {
            throw Error()
          } catch (e) {
            var n = e.stack.trim().match(/\n( *(at )?)/)
            ;(n0 = (n && n[1]) || ''),
              (n1 =
                -1 < e.stack.indexOf('\n    at') ? ' (<anonymous>)' : -1 < e.stack.indexOf('@') ? '@unknown:0:0' : '')
          }
        return '\n' + n0 + e + n1
      }
      var es = !1
      function ec(e, n) {
        if (!e || es) return ''
        es = !0
        var t = Error.prepareStackTrace
        Error.prepareStackTrace = void 0
        try {
          var r = {
            DetermineComponentFrameRoot: () => {
              try {
                if (n) {
                  var t = () => {
                    throw Error()
                  }
                  if (
                    (Object.defineProperty(t.prototype, 'props', {
                      set: () => {
                        throw Error()
                      },
                    }),
                    'object' == typeof Reflect && Reflect.construct)
                  ) {
                    try {
                      Reflect.construct(t, [])
                    } catch (e) {
                      var r = e
                    }
                    Reflect.construct(e, [], t)
                  } else {
                    try {
                      t.call()
                    } catch (e) {
                      r = e
                    }
                    t = !1
                    try {
                      var l = Object.getOwnPropertyDescriptor(e.prototype, 'props')
                      Object.defineProperty(e.prototype, 'props', {
                        configurable: !0,
                        set: () => {
                          throw Error()
                        },
                      }),
                        (t = !0),
                        new e()
                    } finally {
                      t && (void 0 !== l ? Object.defineProperty(e.prototype, 'props', l) : delete e.prototype.props)
                    }
                  }
                } else {
                  try {
                    throw Error()
                  } catch (e) {
                    r = e
                  }
                  ;(t = e()) && 'function' == typeof t.catch && t.catch(() => {})
                }
              } catch (e) {
                if (e && r && 'string' == typeof e.stack) return [e.stack, r.stack]
              }
              return [null, null]
            },
          }
          r.DetermineComponentFrameRoot.displayName = 'DetermineComponentFrameRoot'
          var l = Object.getOwnPropertyDescriptor(r.DetermineComponentFrameRoot, 'name')
          l &&
            l.configurable &&
            Object.defineProperty(r.DetermineComponentFrameRoot, 'name', { value: 'DetermineComponentFrameRoot' })
          var a = r.DetermineComponentFrameRoot(),
            i = a[0],
            o = a[1]
          if (i && o) {
            var u = i.split('\n'),
              s = o.split('\n')
            for (l = r = 0; r < u.length && !u[r].includes('DetermineComponentFrameRoot'); ) r++
            for (; l < s.length && !s[l].includes('DetermineComponentFrameRoot'); ) l++
            if (r === u.length || l === s.length)
              for (r = u.length - 1, l = s.length - 1; 1 <= r && 0 <= l && u[r] !== s[l]; ) l--
            for (; 1 <= r && 0 <= l; r--, l--)
              if (u[r] !== s[l]) {
                if (1 !== r || 1 !== l)
                  do
                    if ((r--, l--, 0 > l || u[r] !== s[l])) {
                      var c = '\n' + u[r].replace(' at new ', ' at ')
                      return (
                        e.displayName && c.includes('<anonymous>') && (c = c.replace('<anonymous>', e.displayName)), c
                      )
                    }
                  while (1 <= r && 0 <= l)
                break
              }
          }
        } finally {
          ;(es = !1), (Error.prepareStackTrace = t)
        }
        return (t = e ? e.displayName || e.name : '') ? eu(t) : ''
      }
      function ef(e) {
        try {
          var n = '',
            t = null
          do
            (n += ((e, n) => {
              switch (e.tag) {
                case 26:
                case 27:
                case 5:
                  return eu(e.type)
                case 16:
                  return eu('Lazy')
                case 13:
                  return e.child !== n && null !== n ? eu('Suspense Fallback') : eu('Suspense')
                case 19:
                  return eu('SuspenseList')
                case 0:
                case 15:
                  return ec(e.type, !1)
                case 11:
                  return ec(e.type.render, !1)
                case 1:
                  return ec(e.type, !0)
                case 31:
                  return eu('Activity')
                case 30:
                  return eu('ViewTransition')
                default:
                  return ''
              }
            })(e, t)),
              (t = e),
              (e = e.return)
          while (e)
          return n
        } catch (e) {
          return '\nError generating stack: ' + e.message + '\n' + e.stack
        }
      }
      var ed = Object.prototype.hasOwnProperty,
        ep = l.unstable_scheduleCallback,
        em = l.unstable_cancelCallback,
        eh = l.unstable_shouldYield,
        eg = l.unstable_requestPaint,
        ev = l.unstable_now,
        ey = l.unstable_getCurrentPriorityLevel,
        eb = l.unstable_ImmediatePriority,
        ew = l.unstable_UserBlockingPriority,
        ek = l.unstable_NormalPriority,
        eS = l.unstable_LowPriority,
        ex = l.unstable_IdlePriority,
        eE = l.log,
        eN = l.unstable_setDisableYieldValue,
        eC = null,
        e_ = null
      function eT(e) {
        if (('function' == typeof eE && eN(e), e_ && 'function' == typeof e_.setStrictMode))
          try {
            e_.setStrictMode(eC, e)
          } catch (e) {}
      }
      var eP = Math.clz32 ? Math.clz32 : (e) => (0 == (e >>>= 0) ? 32 : (31 - ((ez(e) / eL) | 0)) | 0),
        ez = Math.log,
        eL = Math.LN2,
        eO = 256,
        eF = 262144,
        eM = 4194304
      function eD(e) {
        var n = 42 & e
        if (0 !== n) return n
        switch (e & -e) {
          case 1:
            return 1
          case 2:
            return 2
          case 4:
            return 4
          case 8:
            return 8
          case 16:
            return 16
          case 32:
            return 32
          case 64:
            return 64
          case 128:
            return 128
          case 256:
          case 512:
          case 1024:
          case 2048:
          case 4096:
          case 8192:
          case 16384:
          case 32768:
          case 65536:
          case 131072:
            return e & -e
          case 262144:
          case 524288:
          case 1048576:
          case 2097152:
            return 3932160 & e
          case 4194304:
          case 8388608:
          case 0x1000000:
          case 0x2000000:
            return 0x3c00000 & e
          case 0x4000000:
            return 0x4000000
          case 0x8000000:
            return 0x8000000
          case 0x10000000:
            return 0x10000000
          case 0x20000000:
            return 0x20000000
          case 0x40000000:
            return 0
          default:
            return e
        }
      }
      function eI(e, n, t) {
        var r = e.pendingLanes
        if (0 === r) return 0
        var l = 0,
          a = e.suspendedLanes,
          i = e.pingedLanes
        e = e.warmLanes
        var o = 0x7ffffff & r
        return (
          0 !== o
            ? 0 != (r = o & ~a)
              ? (l = eD(r))
              : 0 != (i &= o)
                ? (l = eD(i))
                : t || (0 != (t = o & ~e) && (l = eD(t)))
            : 0 != (o = r & ~a)
              ? (l = eD(o))
              : 0 !== i
                ? (l = eD(i))
                : t || (0 != (t = r & ~e) && (l = eD(t))),
          0 === l
            ? 0
            : 0 !== n && n !== l && 0 == (n & a) && ((a = l & -l) >= (t = n & -n) || (32 === a && 0 != (4194048 & t)))
              ? n
              : l
        )
      }
      function eA(e, n) {
        return 0 == (e.pendingLanes & ~(e.suspendedLanes & ~e.pingedLanes) & n)
      }
      function eR(e, n) {
        0 != (8 & n) && (n |= 32 & n)
        var t = e.entangledLanes
        if (0 !== t)
          for (e = e.entanglements, t &= n; 0 < t; ) {
            var r = 31 - eP(t),
              l = 1 << r
            ;(n |= e[r]), (t &= ~l)
          }
        return n
      }
      function eU() {
        var e = eM
        return (0 == (0x3c00000 & (eM <<= 1)) && (eM = 4194304), e)
      }
      function ej(e) {
        for (var n = [], t = 0; 31 > t; t++) n.push(e)
        return n
      }
      function e$(e, n) {
        ;(e.pendingLanes |= n), 0x10000000 !== n && ((e.suspendedLanes = 0), (e.pingedLanes = 0), (e.warmLanes = 0))
      }
      function eV(e, n, t) {
        ;(e.pendingLanes |= n), (e.suspendedLanes &= ~n)
        var r = 31 - eP(n)
        ;(e.entangledLanes |= n), (e.entanglements[r] = 0x40000000 | e.entanglements[r] | (261930 & t))
      }
      function eB(e, n) {
        var t = (e.entangledLanes |= n)
        for (e = e.entanglements; t; ) {
          var r = 31 - eP(t),
            l = 1 << r
          ;(l & n) | (e[r] & n) && (e[r] |= n), (t &= ~l)
        }
      }
      function eH(e, n) {
        var t = n & -n
        return 0 != ((t = 0 != (42 & t) ? 1 : eW(t)) & (e.suspendedLanes | n)) ? 0 : t
      }
      function eW(e) {
        switch (e) {
          case 2:
            e = 1
            break
          case 8:
            e = 4
            break
          case 32:
            e = 16
            break
          case 256:
          case 512:
          case 1024:
          case 2048:
          case 4096:
          case 8192:
          case 16384:
          case 32768:
          case 65536:
          case 131072:
          case 262144:
          case 524288:
          case 1048576:
          case 2097152:
          case 4194304:
          case 8388608:
          case 0x1000000:
          case 0x2000000:
            e = 128
            break
          case 0x10000000:
            e = 0x8000000
            break
          default:
            e = 0
        }
        return e
      }
      function eQ(e) {
        return 2 < (e &= -e) ? (8 < e ? (0 != (0x7ffffff & e) ? 32 : 0x10000000) : 8) : 2
      }
      function eq() {
        var e = q.p
        return 0 !== e ? e : void 0 === (e = window.event) ? 32 : fK(e.type)
      }
      function eY(e, n) {
        var t = q.p
        try {
          return ((q.p = e), n())
        } finally {
          q.p = t
        }
      }
      var eZ = Math.random().toString(36).slice(2),
        eK = '__reactFiber$' + eZ,
        eX = '__reactProps$' + eZ,
        eG = '__reactContainer$' + eZ,
        eJ = '__reactEvents$' + eZ,
        e0 = '__reactListeners$' + eZ,
        e1 = '__reactHandles$' + eZ,
        e2 = '__reactResources$' + eZ,
        e3 = '__reactMarker$' + eZ,
        e4 = '__reactLoad$' + eZ
      function e8(e) {
        delete e[eK], delete e[eX], delete e[e0], delete e[e1]
      }
      function e6(e) {
        var n
        if ((n = e[eK])) return n
        for (var t = e.parentNode; t; ) {
          if ((n = t[eG] || t[eK])) {
            if (((t = n.alternate), null !== n.child || (null !== t && null !== t.child)))
              for (e = ft(e); null !== e; ) {
                if ((t = e[eK])) return t
                e = ft(e)
              }
            return n
          }
          t = (e = t).parentNode
        }
        return null
      }
      function e5(e) {
        if ((e = e[eK] || e[eG])) {
          var n = e.tag
          if (5 === n || 6 === n || 13 === n || 31 === n || 26 === n || 27 === n || 3 === n) return e
        }
        return null
      }
      function e9(e) {
        var n = e.tag
        if (5 === n || 26 === n || 27 === n || 6 === n) return e.stateNode
        throw Error(o(33))
      }
      function e7(e) {
        var n = e[e2]
        return (n || (n = e[e2] = { hoistableStyles: new Map(), hoistableScripts: new Map() }), n)
      }
      function ne(e) {
        e[e3] = !0
      }
      function nn(e) {
        e[e4] = void 0
      }
      var nt = new Set(),
        nr = {}
      function nl(e, n) {
        na(e, n), na(e + 'Capture', n)
      }
      function na(e, n) {
        for (nr[e] = n, e = 0; e < n.length; e++) nt.add(n[e])
      }
      var ni =
          /^[:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD][:A-Z_a-z\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02FF\u0370-\u037D\u037F-\u1FFF\u200C-\u200D\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\-.0-9\u00B7\u0300-\u036F\u203F-\u2040]*$/,
        no = {},
        nu = {},
        ns = !1
      function nc() {
        var e = ns
        return ((ns = !1), e)
      }
      function nf(e, n, t) {
        if (ed.call(nu, n) || (!ed.call(no, n) && (ni.test(n) ? (nu[n] = !0) : ((no[n] = !0), !1))))
          if (null === t) e.removeAttribute(n)
          else {
            switch (typeof t) {
              case 'undefined':
              case 'function':
              case 'symbol':
                e.removeAttribute(n)
                return
              case 'boolean':
                var r = n.toLowerCase().slice(0, 5)
                if ('data-' !== r && 'aria-' !== r) return void e.removeAttribute(n)
            }
            e.setAttribute(n, t)
          }
      }
      function nd(e, n, t) {
        if (null === t) e.removeAttribute(n)
        else {
          switch (typeof t) {
            case 'undefined':
            case 'function':
            case 'symbol':
            case 'boolean':
              e.removeAttribute(n)
              return
          }
          e.setAttribute(n, t)
        }
      }
      function np(e, n, t, r) {
        if (null === r) e.removeAttribute(t)
        else {
          switch (typeof r) {
            case 'undefined':
            case 'function':
            case 'symbol':
            case 'boolean':
              e.removeAttribute(t)
              return
          }
          e.setAttributeNS(n, t, r)
        }
      }
      function nm(e) {
        switch (typeof e) {
          case 'bigint':
          case 'boolean':
          case 'number':
          case 'string':
          case 'undefined':
          case 'object':
            return e
          default:
            return ''
        }
      }
      function nh(e) {
        var n = e.type
        return (e = e.nodeName) && 'input' === e.toLowerCase() && ('checkbox' === n || 'radio' === n)
      }
      function ng(e) {
        if (!e._valueTracker) {
          var n = nh(e) ? 'checked' : 'value'
          e._valueTracker = ((e, n, t) => {
            var r = Object.getOwnPropertyDescriptor(e.constructor.prototype, n)
            if (!Object.hasOwn(e, n) && void 0 !== r && 'function' == typeof r.get && 'function' == typeof r.set) {
              var l = r.get,
                a = r.set
              return (
                Object.defineProperty(e, n, {
                  configurable: !0,
                  get: function () {
                    return l.call(this)
                  },
                  set: function (e) {
                    ;(t = '' + e), a.call(this, e)
                  },
                }),
                Object.defineProperty(e, n, { enumerable: r.enumerable }),
                {
                  getValue: () => t,
                  setValue: (e) => {
                    t = '' + e
                  },
                  stopTracking: () => {
                    ;(e._valueTracker = null), delete e[n]
                  },
                }
              )
            }
          })(e, n, '' + e[n])
        }
      }
      function nv(e) {
        if (!e) return !1
        var n = e._valueTracker
        if (!n) return !0
        var t = n.getValue(),
          r = ''
        return (e && (r = nh(e) ? (e.checked ? 'true' : 'false') : e.value), (e = r) !== t && (n.setValue(e), !0))
      }
      var ny = /[\n"\\]/g
      function nb(e) {
        return e.replace(ny, (e) => '\\' + e.charCodeAt(0).toString(16) + ' ')
      }
      function nw(e, n, t, r, l, a, i, o) {
        ;(e.name = ''),
          null != i && 'function' != typeof i && 'symbol' != typeof i && 'boolean' != typeof i
            ? (e.type = i)
            : e.removeAttribute('type'),
          null != n
            ? 'number' === i
              ? ((0 === n && '' === e.value) || e.value != n) && (e.value = '' + nm(n))
              : e.value !== '' + nm(n) && (e.value = '' + nm(n))
            : ('submit' !== i && 'reset' !== i) || e.removeAttribute('value'),
          null != n
            ? 'number' === i && e.value == n
              ? nS(e, nm(e.value))
              : nS(e, nm(n))
            : null != t
              ? nS(e, nm(t))
              : null != r && e.removeAttribute('value'),
          null == l && null != a && (e.defaultChecked = !!a),
          null != l && (e.checked = l && 'function' != typeof l && 'symbol' != typeof l),
          null != o && 'function' != typeof o && 'symbol' != typeof o && 'boolean' != typeof o
            ? (e.name = '' + nm(o))
            : e.removeAttribute('name')
      }
      function nk(e, n, t, r, l, a, i, o) {
        if (
          (null != a && 'function' != typeof a && 'symbol' != typeof a && 'boolean' != typeof a && (e.type = a),
          null != n || null != t)
        ) {
          if (('submit' === a || 'reset' === a) && null == n) return void ng(e)
          ;(t = null != t ? '' + nm(t) : ''),
            (n = null != n ? '' + nm(n) : t),
            o || n === e.value || (e.value = n),
            (e.defaultValue = n)
        }
        ;(r = 'function' != typeof (r = null != r ? r : l) && 'symbol' != typeof r && !!r),
          (e.checked = o ? e.checked : !!r),
          (e.defaultChecked = !!r),
          null != i && 'function' != typeof i && 'symbol' != typeof i && 'boolean' != typeof i && (e.name = i),
          ng(e)
      }
      function nS(e, n) {
        e.defaultValue !== '' + n && (e.defaultValue = '' + n)
      }
      function nx(e, n, t, r) {
        if (((e = e.options), n)) {
          n = {}
          for (var l = 0; l < t.length; l++) n['$' + t[l]] = !0
          for (t = 0; t < e.length; t++)
            (l = Object.hasOwn(n, '$' + e[t].value)),
              e[t].selected !== l && (e[t].selected = l),
              l && r && (e[t].defaultSelected = !0)
        } else {
          for (t = '' + nm(t), n = null, l = 0; l < e.length; l++) {
            if (e[l].value === t) {
              ;(e[l].selected = !0), r && (e[l].defaultSelected = !0)
              return
            }
            null !== n || e[l].disabled || (n = e[l])
          }
          null !== n && (n.selected = !0)
        }
      }
      function nE(e, n, t) {
        if (null != n && ((n = '' + nm(n)) !== e.value && (e.value = n), null == t)) {
          e.defaultValue !== n && (e.defaultValue = n)
          return
        }
        e.defaultValue = null != t ? '' + nm(t) : ''
      }
      function nN(e, n, t, r) {
        if (null == n) {
          if (null != r) {
            if (null != t) throw Error(o(92))
            if (W(r)) {
              if (1 < r.length) throw Error(o(93))
              r = r[0]
            }
            t = r
          }
          null == t && (t = ''), (n = t)
        }
        ;(e.defaultValue = t = nm(n)), (r = e.textContent) === t && '' !== r && null !== r && (e.value = r), ng(e)
      }
      function nC(e, n) {
        if (n) {
          var t = e.firstChild
          if (t && t === e.lastChild && 3 === t.nodeType) {
            t.nodeValue = n
            return
          }
        }
        e.textContent = n
      }
      var n_ = new Set(
        'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxFlexGroup boxOrdinalGroup columnCount columns flex flexGrow flexPositive flexShrink flexNegative flexOrder gridArea gridRow gridRowEnd gridRowSpan gridRowStart gridColumn gridColumnEnd gridColumnSpan gridColumnStart fontWeight lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink WebkitLineClamp'.split(
          ' ',
        ),
      )
      function nT(e, n, t) {
        var r = 0 === n.indexOf('--')
        null == t || 'boolean' == typeof t || '' === t
          ? r
            ? e.setProperty(n, '')
            : 'float' === n
              ? (e.cssFloat = '')
              : (e[n] = '')
          : r
            ? e.setProperty(n, t)
            : 'number' != typeof t || 0 === t || n_.has(n)
              ? 'float' === n
                ? (e.cssFloat = t)
                : (e[n] = ('' + t).trim())
              : (e[n] = t + 'px')
      }
      function nP(e, n, t) {
        if (null != n && 'object' != typeof n) throw Error(o(62))
        if (((e = e.style), null != t)) {
          for (var r in t)
            !Object.hasOwn(t, r) ||
              (null != n && Object.hasOwn(n, r)) ||
              (0 === r.indexOf('--') ? e.setProperty(r, '') : 'float' === r ? (e.cssFloat = '') : (e[r] = ''),
              (ns = !0))
          for (var l in n) (r = n[l]), Object.hasOwn(n, l) && t[l] !== r && (nT(e, l, r), (ns = !0))
        } else for (var a in n) Object.hasOwn(n, a) && nT(e, a, n[a])
      }
      function nz(e) {
        if (-1 === e.indexOf('-')) return !1
        switch (e) {
          case 'annotation-xml':
          case 'color-profile':
          case 'font-face':
          case 'font-face-src':
          case 'font-face-uri':
          case 'font-face-format':
          case 'font-face-name':
          case 'missing-glyph':
            return !1
          default:
            return !0
        }
      }
      var nL = new Map([
          ['acceptCharset', 'accept-charset'],
          ['htmlFor', 'for'],
          ['httpEquiv', 'http-equiv'],
          ['crossOrigin', 'crossorigin'],
          ['accentHeight', 'accent-height'],
          ['alignmentBaseline', 'alignment-baseline'],
          ['arabicForm', 'arabic-form'],
          ['baselineShift', 'baseline-shift'],
          ['capHeight', 'cap-height'],
          ['clipPath', 'clip-path'],
          ['clipRule', 'clip-rule'],
          ['colorInterpolation', 'color-interpolation'],
          ['colorInterpolationFilters', 'color-interpolation-filters'],
          ['colorProfile', 'color-profile'],
          ['colorRendering', 'color-rendering'],
          ['dominantBaseline', 'dominant-baseline'],
          ['enableBackground', 'enable-background'],
          ['fillOpacity', 'fill-opacity'],
          ['fillRule', 'fill-rule'],
          ['floodColor', 'flood-color'],
          ['floodOpacity', 'flood-opacity'],
          ['fontFamily', 'font-family'],
          ['fontSize', 'font-size'],
          ['fontSizeAdjust', 'font-size-adjust'],
          ['fontStretch', 'font-stretch'],
          ['fontStyle', 'font-style'],
          ['fontVariant', 'font-variant'],
          ['fontWeight', 'font-weight'],
          ['glyphName', 'glyph-name'],
          ['glyphOrientationHorizontal', 'glyph-orientation-horizontal'],
          ['glyphOrientationVertical', 'glyph-orientation-vertical'],
          ['horizAdvX', 'horiz-adv-x'],
          ['horizOriginX', 'horiz-origin-x'],
          ['imageRendering', 'image-rendering'],
          ['letterSpacing', 'letter-spacing'],
          ['lightingColor', 'lighting-color'],
          ['markerEnd', 'marker-end'],
          ['markerMid', 'marker-mid'],
          ['markerStart', 'marker-start'],
          ['maskType', 'mask-type'],
          ['overlinePosition', 'overline-position'],
          ['overlineThickness', 'overline-thickness'],
          ['paintOrder', 'paint-order'],
          ['panose-1', 'panose-1'],
          ['pointerEvents', 'pointer-events'],
          ['renderingIntent', 'rendering-intent'],
          ['shapeRendering', 'shape-rendering'],
          ['stopColor', 'stop-color'],
          ['stopOpacity', 'stop-opacity'],
          ['strikethroughPosition', 'strikethrough-position'],
          ['strikethroughThickness', 'strikethrough-thickness'],
          ['strokeDasharray', 'stroke-dasharray'],
          ['strokeDashoffset', 'stroke-dashoffset'],
          ['strokeLinecap', 'stroke-linecap'],
          ['strokeLinejoin', 'stroke-linejoin'],
          ['strokeMiterlimit', 'stroke-miterlimit'],
          ['strokeOpacity', 'stroke-opacity'],
          ['strokeWidth', 'stroke-width'],
          ['textAnchor', 'text-anchor'],
          ['textDecoration', 'text-decoration'],
          ['textRendering', 'text-rendering'],
          ['transformOrigin', 'transform-origin'],
          ['underlinePosition', 'underline-position'],
          ['underlineThickness', 'underline-thickness'],
          ['unicodeBidi', 'unicode-bidi'],
          ['unicodeRange', 'unicode-range'],
          ['unitsPerEm', 'units-per-em'],
          ['vAlphabetic', 'v-alphabetic'],
          ['vHanging', 'v-hanging'],
          ['vIdeographic', 'v-ideographic'],
          ['vMathematical', 'v-mathematical'],
          ['vectorEffect', 'vector-effect'],
          ['vertAdvY', 'vert-adv-y'],
          ['vertOriginX', 'vert-origin-x'],
          ['vertOriginY', 'vert-origin-y'],
          ['wordSpacing', 'word-spacing'],
          ['writingMode', 'writing-mode'],
          ['xmlnsXlink', 'xmlns:xlink'],
          ['xHeight', 'x-height'],
        ]),
        nO =
          /^[\u0000-\u001F ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i
      function nF(e) {
        return nO.test('' + e)
          ? "javascript:throw new Error('React has blocked a javascript: URL as a security precaution.')"
          : e
      }
      function nM() {}
      var nD = null
      function nI(e) {
        return (
          (e = e.target || e.srcElement || window).correspondingUseElement && (e = e.correspondingUseElement),
          3 === e.nodeType ? e.parentNode : e
        )
      }
      var nA = null,
        nR = null
      function nU(e) {
        var n = e5(e)
        if (n && (e = n.stateNode)) {
          var t = e[eX] || null
          switch (((e = n.stateNode), n.type)) {
            case 'input':
              if (
                (nw(e, t.value, t.defaultValue, t.defaultValue, t.checked, t.defaultChecked, t.type, t.name),
                (n = t.name),
                'radio' === t.type && null != n)
              ) {
                for (t = e; t.parentNode; ) t = t.parentNode
                for (
                  t = t.querySelectorAll('input[name="' + nb('' + n) + '"][type="radio"]'), n = 0;
                  n < t.length;
                  n++
                ) {
                  var r = t[n]
                  if (r !== e && r.form === e.form) {
                    var l = r[eX] || null
                    if (!l) throw Error(o(90))
                    nw(r, l.value, l.defaultValue, l.defaultValue, l.checked, l.defaultChecked, l.type, l.name)
                  }
                }
                for (n = 0; n < t.length; n++) (r = t[n]).form === e.form && nv(r)
              }
              break
            case 'textarea':
              nE(e, t.value, t.defaultValue)
              break
            case 'select':
              null != (n = t.value) && nx(e, !!t.multiple, n, !1)
          }
        }
      }
      var nj = !1
      function n$(e, n, t) {
        if (nj) return e(n, t)
        nj = !0
        try {
          return e(n)
        } finally {
          if (
            ((nj = !1), (null !== nA || null !== nR) && (sf(), nA && ((n = nA), (e = nR), (nR = nA = null), nU(n), e)))
          )
            for (n = 0; n < e.length; n++) nU(e[n])
        }
      }
      function nV(e, n) {
        var t = e.stateNode
        if (null === t) return null
        var r = t[eX] || null
        if (null === r) return null
        switch (((t = r[n]), n)) {
          case 'onClick':
          case 'onClickCapture':
          case 'onDoubleClick':
          case 'onDoubleClickCapture':
          case 'onMouseDown':
          case 'onMouseDownCapture':
          case 'onMouseMove':
          case 'onMouseMoveCapture':
          case 'onMouseUp':
          case 'onMouseUpCapture':
          case 'onMouseEnter':
            ;(r = !r.disabled) ||
              (r = 'button' !== (e = e.type) && 'input' !== e && 'select' !== e && 'textarea' !== e),
              (e = !r)
            break
          default:
            e = !1
        }
        if (e) return null
        if (t && 'function' != typeof t) throw Error(o(231, n, typeof t))
        return t
      }
      var nB = 'u' > typeof window && void 0 !== window.document && void 0 !== window.document.createElement,
        nH = !1
      if (nB)
        try {
          var nW = {}
          Object.defineProperty(nW, 'passive', {
            get: () => {
              nH = !0
            },
          }),
            window.addEventListener('test', nW, nW),
            window.removeEventListener('test', nW, nW)
        } catch (e) {
          nH = !1
        }
      var nQ = null,
        nq = null,
        nY = null
      function nZ() {
        if (nY) return nY
        var e,
          n,
          t = nq,
          r = t.length,
          l = 'value' in nQ ? nQ.value : nQ.textContent,
          a = l.length
        for (e = 0; e < r && t[e] === l[e]; e++);
        var i = r - e
        for (n = 1; n <= i && t[r - n] === l[a - n]; n++);
        return (nY = l.slice(e, 1 < n ? 1 - n : void 0))
      }
      function nK(e) {
        var n = e.keyCode
        return (
          'charCode' in e ? 0 === (e = e.charCode) && 13 === n && (e = 13) : (e = n),
          10 === e && (e = 13),
          32 <= e || 13 === e ? e : 0
        )
      }
      function nX() {
        return !0
      }
      function nG() {
        return !1
      }
      function nJ(e) {
        function n(n, t, r, l, a) {
          for (var i in ((this._reactName = n),
          (this._targetInst = r),
          (this.type = t),
          (this.nativeEvent = l),
          (this.target = a),
          (this.currentTarget = null),
          e))
            Object.hasOwn(e, i) && ((n = e[i]), (this[i] = n ? n(l) : l[i]))
          return (
            (this.isDefaultPrevented = (null != l.defaultPrevented ? l.defaultPrevented : !1 === l.returnValue)
              ? nX
              : nG),
            (this.isPropagationStopped = nG),
            this
          )
        }
        return (
          x(n.prototype, {
            preventDefault: function () {
              this.defaultPrevented = !0
              var e = this.nativeEvent
              e &&
                (e.preventDefault ? e.preventDefault() : 'unknown' != typeof e.returnValue && (e.returnValue = !1),
                (this.isDefaultPrevented = nX))
            },
            stopPropagation: function () {
              var e = this.nativeEvent
              e &&
                (e.stopPropagation ? e.stopPropagation() : 'unknown' != typeof e.cancelBubble && (e.cancelBubble = !0),
                (this.isPropagationStopped = nX))
            },
            persist: () => {},
            isPersistent: nX,
          }),
          n
        )
      }
      var n0,
        n1,
        n2,
        n3,
        n4,
        n8 = {
          eventPhase: 0,
          bubbles: 0,
          cancelable: 0,
          timeStamp: (e) => e.timeStamp || Date.now(),
          defaultPrevented: 0,
          isTrusted: 0,
        },
        n6 = nJ(n8),
        n5 = x({}, n8, { view: 0, detail: 0 }),
        n9 = nJ(n5),
        n7 = x({}, n5, {
          screenX: 0,
          screenY: 0,
          clientX: 0,
          clientY: 0,
          pageX: 0,
          pageY: 0,
          ctrlKey: 0,
          shiftKey: 0,
          altKey: 0,
          metaKey: 0,
          getModifierState: tc,
          button: 0,
          buttons: 0,
          relatedTarget: (e) =>
            void 0 === e.relatedTarget
              ? e.fromElement === e.srcElement
                ? e.toElement
                : e.fromElement
              : e.relatedTarget,
          movementX: (e) =>
            'movementX' in e
              ? e.movementX
              : (e !== n4 &&
                  (n4 && 'mousemove' === e.type
                    ? ((n2 = e.screenX - n4.screenX), (n3 = e.screenY - n4.screenY))
                    : (n3 = n2 = 0),
                  (n4 = e)),
                n2),
          movementY: (e) => ('movementY' in e ? e.movementY : n3),
        }),
        te = nJ(n7),
        tn = nJ(x({}, n7, { dataTransfer: 0 })),
        tt = nJ(x({}, n5, { relatedTarget: 0 })),
        tr = nJ(x({}, n8, { animationName: 0, elapsedTime: 0, pseudoElement: 0 })),
        tl = nJ(x({}, n8, { clipboardData: (e) => ('clipboardData' in e ? e.clipboardData : window.clipboardData) })),
        ta = nJ(x({}, n8, { data: 0 })),
        ti = {
          Esc: 'Escape',
          Spacebar: ' ',
          Left: 'ArrowLeft',
          Up: 'ArrowUp',
          Right: 'ArrowRight',
          Down: 'ArrowDown',
          Del: 'Delete',
          Win: 'OS',
          Menu: 'ContextMenu',
          Apps: 'ContextMenu',
          Scroll: 'ScrollLock',
          MozPrintableKey: 'Unidentified',
        },
        to = {
          8: 'Backspace',
          9: 'Tab',
          12: 'Clear',
          13: 'Enter',
          16: 'Shift',
          17: 'Control',
          18: 'Alt',
          19: 'Pause',
          20: 'CapsLock',
          27: 'Escape',
          32: ' ',
          33: 'PageUp',
          34: 'PageDown',
          35: 'End',
          36: 'Home',
          37: 'ArrowLeft',
          38: 'ArrowUp',
          39: 'ArrowRight',
          40: 'ArrowDown',
          45: 'Insert',
          46: 'Delete',
          112: 'F1',
          113: 'F2',
          114: 'F3',
          115: 'F4',
          116: 'F5',
          117: 'F6',
          118: 'F7',
          119: 'F8',
          120: 'F9',
          121: 'F10',
          122: 'F11',
          123: 'F12',
          144: 'NumLock',
          145: 'ScrollLock',
          224: 'Meta',
        },
        tu = { Alt: 'altKey', Control: 'ctrlKey', Meta: 'metaKey', Shift: 'shiftKey' }
      function ts(e) {
        var n = this.nativeEvent
        return n.getModifierState ? n.getModifierState(e) : !!(e = tu[e]) && !!n[e]
      }
      function tc() {
        return ts
      }
      var tf = nJ(
          x({}, n5, {
            key: (e) => {
              if (e.key) {
                var n = ti[e.key] || e.key
                if ('Unidentified' !== n) return n
              }
              return 'keypress' === e.type
                ? 13 === (e = nK(e))
                  ? 'Enter'
                  : String.fromCharCode(e)
                : 'keydown' === e.type || 'keyup' === e.type
                  ? to[e.keyCode] || 'Unidentified'
                  : ''
            },
            code: 0,
            location: 0,
            ctrlKey: 0,
            shiftKey: 0,
            altKey: 0,
            metaKey: 0,
            repeat: 0,
            locale: 0,
            getModifierState: tc,
            charCode: (e) => ('keypress' === e.type ? nK(e) : 0),
            keyCode: (e) => ('keydown' === e.type || 'keyup' === e.type ? e.keyCode : 0),
            which: (e) => ('keypress' === e.type ? nK(e) : 'keydown' === e.type || 'keyup' === e.type ? e.keyCode : 0),
          }),
        ),
        td = nJ(
          x({}, n7, {
            pointerId: 0,
            width: 0,
            height: 0,
            pressure: 0,
            tangentialPressure: 0,
            tiltX: 0,
            tiltY: 0,
            twist: 0,
            pointerType: 0,
            isPrimary: 0,
          }),
        ),
        tp = nJ(x({}, n8, { submitter: 0 })),
        tm = nJ(
          x({}, n5, {
            touches: 0,
            targetTouches: 0,
            changedTouches: 0,
            altKey: 0,
            metaKey: 0,
            ctrlKey: 0,
            shiftKey: 0,
            getModifierState: tc,
          }),
        ),
        th = nJ(x({}, n8, { propertyName: 0, elapsedTime: 0, pseudoElement: 0 })),
        tg = nJ(
          x({}, n7, {
            deltaX: (e) => ('deltaX' in e ? e.deltaX : 'wheelDeltaX' in e ? -e.wheelDeltaX : 0),
            deltaY: (e) =>
              'deltaY' in e ? e.deltaY : 'wheelDeltaY' in e ? -e.wheelDeltaY : 'wheelDelta' in e ? -e.wheelDelta : 0,
            deltaZ: 0,
            deltaMode: 0,
          }),
        ),
        tv = nJ(x({}, n8, { newState: 0, oldState: 0, source: 0 })),
        ty = [9, 13, 27, 32],
        tb = nB && 'CompositionEvent' in window,
        tw = null
      nB && 'documentMode' in document && (tw = document.documentMode)
      var tk = nB && 'TextEvent' in window && !tw,
        tS = nB && (!tb || (tw && 8 < tw && 11 >= tw)),
        tx = !1
      function tE(e, n) {
        switch (e) {
          case 'keyup':
            return -1 !== ty.indexOf(n.keyCode)
          case 'keydown':
            return 229 !== n.keyCode
          case 'keypress':
          case 'mousedown':
          case 'focusout':
            return !0
          default:
            return !1
        }
      }
      function tN(e) {
        return 'object' == typeof (e = e.detail) && 'data' in e ? e.data : null
      }
      var tC = !1,
        t_ = {
          color: !0,
          date: !0,
          datetime: !0,
          'datetime-local': !0,
          email: !0,
          month: !0,
          number: !0,
          password: !0,
          range: !0,
          search: !0,
          tel: !0,
          text: !0,
          time: !0,
          url: !0,
          week: !0,
        }
      function tT(e) {
        var n = e && e.nodeName && e.nodeName.toLowerCase()
        return 'input' === n ? !!t_[e.type] : 'textarea' === n
      }
      function tP(e, n, t, r) {
        nA ? (nR ? nR.push(r) : (nR = [r])) : (nA = r),
          0 < (n = cl(n, 'onChange')).length &&
            ((t = new n6('onChange', 'change', null, t, r)), e.push({ event: t, listeners: n }))
      }
      var tz = null,
        tL = null
      function tO(e) {
        s6(e, 0)
      }
      function tF(e) {
        if (nv(e9(e))) return e
      }
      function tM(e, n) {
        if ('change' === e) return n
      }
      var tD = !1
      if (nB) {
        if (nB) {
          var tI = 'oninput' in document
          if (!tI) {
            var tA = document.createElement('div')
            tA.setAttribute('oninput', 'return;'), (tI = 'function' == typeof tA.oninput)
          }
          r = tI
        } else r = !1
        tD = r && (!document.documentMode || 9 < document.documentMode)
      }
      function tR() {
        tz && (tz.detachEvent('onpropertychange', tU), (tL = tz = null))
      }
      function tU(e) {
        if ('value' === e.propertyName && tF(tL)) {
          var n = []
          tP(n, tL, e, nI(e)), n$(tO, n)
        }
      }
      function tj(e, n, t) {
        'focusin' === e ? (tR(), (tz = n), (tL = t), tz.attachEvent('onpropertychange', tU)) : 'focusout' === e && tR()
      }
      function t$(e) {
        if ('selectionchange' === e || 'keyup' === e || 'keydown' === e) return tF(tL)
      }
      function tV(e, n) {
        if ('click' === e) return tF(n)
      }
      function tB(e, n) {
        if ('input' === e || 'change' === e) return tF(n)
      }
      var tH =
        'function' == typeof Object.is
          ? Object.is
          : (e, n) => (e === n && (0 !== e || 1 / e == 1 / n)) || (e != e && n != n)
      function tW(e, n) {
        if (tH(e, n)) return !0
        if ('object' != typeof e || null === e || 'object' != typeof n || null === n) return !1
        var t = Object.keys(e),
          r = Object.keys(n)
        if (t.length !== r.length) return !1
        for (r = 0; r < t.length; r++) {
          var l = t[r]
          if (!ed.call(n, l) || !tH(e[l], n[l])) return !1
        }
        return !0
      }
      function tQ(e) {
        if (void 0 === (e = e || ('u' > typeof document ? document : void 0))) return null
        try {
          return e.activeElement || e.body
        } catch (n) {
          return e.body
        }
      }
      function tq(e) {
        for (; e && e.firstChild; ) e = e.firstChild
        return e
      }
      function tY(e, n) {
        var t,
          r = tq(e)
        for (e = 0; r; ) {
          if (3 === r.nodeType) {
            if (((t = e + r.textContent.length), e <= n && t >= n)) return { node: r, offset: n - e }
            e = t
          }
          e: {
            for (; r; ) {
              if (r.nextSibling) {
                r = r.nextSibling
                break e
              }
              r = r.parentNode
            }
            r = void 0
          }
          r = tq(r)
        }
      }
      function tZ(e) {
        e =
          null != e && null != e.ownerDocument && null != e.ownerDocument.defaultView
            ? e.ownerDocument.defaultView
            : window
        for (var n = tQ(e.document); n instanceof e.HTMLIFrameElement; ) {
          try {
            var t = 'string' == typeof n.contentWindow.location.href
          } catch (e) {
            t = !1
          }
          if (t) e = n.contentWindow
          else break
          n = tQ(e.document)
        }
        return n
      }
      function tK(e) {
        var n = e && e.nodeName && e.nodeName.toLowerCase()
        return (
          n &&
          (('input' === n &&
            ('text' === e.type ||
              'search' === e.type ||
              'tel' === e.type ||
              'url' === e.type ||
              'password' === e.type)) ||
            'textarea' === n ||
            'true' === e.contentEditable)
        )
      }
      var tX = nB && 'documentMode' in document && 11 >= document.documentMode,
        tG = null,
        tJ = null,
        t0 = null,
        t1 = !1
      function t2(e, n, t) {
        var r = t.window === t ? t.document : 9 === t.nodeType ? t : t.ownerDocument
        t1 ||
          null == tG ||
          tG !== tQ(r) ||
          ((r =
            'selectionStart' in (r = tG) && tK(r)
              ? { start: r.selectionStart, end: r.selectionEnd }
              : {
                  anchorNode: (r = ((r.ownerDocument && r.ownerDocument.defaultView) || window).getSelection())
                    .anchorNode,
                  anchorOffset: r.anchorOffset,
                  focusNode: r.focusNode,
                  focusOffset: r.focusOffset,
                }),
          (t0 && tW(t0, r)) ||
            ((t0 = r),
            0 < (r = cl(tJ, 'onSelect')).length &&
              ((n = new n6('onSelect', 'select', null, n, t)), e.push({ event: n, listeners: r }), (n.target = tG))))
      }
      function t3(e, n) {
        var t = {}
        return ((t[e.toLowerCase()] = n.toLowerCase()), (t['Webkit' + e] = 'webkit' + n), (t['Moz' + e] = 'moz' + n), t)
      }
      var t4 = {
          animationend: t3('Animation', 'AnimationEnd'),
          animationiteration: t3('Animation', 'AnimationIteration'),
          animationstart: t3('Animation', 'AnimationStart'),
          transitionrun: t3('Transition', 'TransitionRun'),
          transitionstart: t3('Transition', 'TransitionStart'),
          transitioncancel: t3('Transition', 'TransitionCancel'),
          transitionend: t3('Transition', 'TransitionEnd'),
        },
        t8 = {},
        t6 = {}
      function t5(e) {
        if (t8[e]) return t8[e]
        if (!t4[e]) return e
        var n,
          t = t4[e]
        for (n in t) if (Object.hasOwn(t, n) && n in t6) return (t8[e] = t[n])
        return e
      }
      nB &&
        ((t6 = document.createElement('div').style),
        'AnimationEvent' in window ||
          (delete t4.animationend.animation,
          delete t4.animationiteration.animation,
          delete t4.animationstart.animation),
        'TransitionEvent' in window || delete t4.transitionend.transition)
      var t9 = t5('animationend'),
        t7 = t5('animationiteration'),
        re = t5('animationstart'),
        rn = t5('transitionrun'),
        rt = t5('transitionstart'),
        rr = t5('transitioncancel'),
        rl = t5('transitionend'),
        ra = new Map(),
        ri =
          'abort auxClick beforeToggle cancel canPlay canPlayThrough click close contextMenu copy cut drag dragEnd dragEnter dragExit dragLeave dragOver dragStart drop durationChange emptied encrypted ended error fullscreenChange fullscreenError gotPointerCapture input invalid keyDown keyPress keyUp load loadedData loadedMetadata loadStart lostPointerCapture mouseDown mouseMove mouseOut mouseOver mouseUp paste pause play playing pointerCancel pointerDown pointerMove pointerOut pointerOver pointerUp progress rateChange reset resize seeked seeking stalled submit suspend timeUpdate touchCancel touchEnd touchStart volumeChange scroll toggle touchMove waiting wheel'.split(
            ' ',
          )
      function ro(e, n) {
        ra.set(e, n), nl(n, [e])
      }
      ri.push('scrollEnd')
      var ru = 0
      function rs(e, n) {
        return null != e.name && 'auto' !== e.name
          ? e.name
          : null !== n.autoName
            ? n.autoName
            : (n.autoName = e = '_' + (e = u3.identifierPrefix) + 't_' + (ru++).toString(32) + '_')
      }
      function rc(e) {
        if (null == e || 'string' == typeof e) return e
        var n = null,
          t = sn
        if (null !== t)
          for (var r = 0; r < t.length; r++) {
            var l = e[t[r]]
            if (null != l) {
              if ('none' === l) return 'none'
              n = null == n ? l : n + ' ' + l
            }
          }
        return null == n ? e.default : n
      }
      function rf(e, n) {
        return ((e = rc(e)), null == (n = rc(n)) ? ('auto' === e ? null : e) : 'auto' === n ? null : n)
      }
      var rd =
          'function' == typeof reportError
            ? reportError
            : (e) => {
                if ('object' == typeof window && 'function' == typeof window.ErrorEvent) {
                  var n = new window.ErrorEvent('error', {
                    bubbles: !0,
                    cancelable: !0,
                    message:
                      'object' == typeof e && null !== e && 'string' == typeof e.message
                        ? String(e.message)
                        : String(e),
                    error: e,
                  })
                  if (!window.dispatchEvent(n)) return
                } else if ('object' == typeof process && 'function' == typeof process.emit)
                  return void process.emit('uncaughtException', e)
                console.error(e)
              },
        rp = [],
        rm = 0,
        rh = 0
      function rg() {
        for (var e = rm, n = (rh = rm = 0); n < e; ) {
          var t = rp[n]
          rp[n++] = null
          var r = rp[n]
          rp[n++] = null
          var l = rp[n]
          rp[n++] = null
          var a = rp[n]
          if (((rp[n++] = null), null !== r && null !== l)) {
            var i = r.pending
            null === i ? (l.next = l) : ((l.next = i.next), (i.next = l)), (r.pending = l)
          }
          0 !== a && rw(t, l, a)
        }
      }
      function rv(e, n, t, r) {
        ;(rp[rm++] = e),
          (rp[rm++] = n),
          (rp[rm++] = t),
          (rp[rm++] = r),
          (rh |= r),
          (e.lanes |= r),
          null !== (e = e.alternate) && (e.lanes |= r)
      }
      function ry(e, n, t, r) {
        return (rv(e, n, t, r), rk(e))
      }
      function rb(e, n) {
        return (rv(e, null, null, n), rk(e))
      }
      function rw(e, n, t) {
        e.lanes |= t
        var r = e.alternate
        null !== r && (r.lanes |= t)
        for (var l = !1, a = e.return; null !== a; )
          (a.childLanes |= t),
            null !== (r = a.alternate) && (r.childLanes |= t),
            22 === a.tag && (null === (e = a.stateNode) || 1 & e._visibility || (l = !0)),
            (e = a),
            (a = a.return)
        return 3 === e.tag
          ? ((a = e.stateNode),
            l &&
              null !== n &&
              ((l = 31 - eP(t)),
              null === (r = (e = a.hiddenUpdates)[l]) ? (e[l] = [n]) : r.push(n),
              (n.lane = 0x20000000 | t)),
            a)
          : null
      }
      function rk(e) {
        if (50 < st) throw ((st = 0), (sr = null), Error(o(185)))
        for (var n = e.return; null !== n; ) n = (e = n).return
        return 3 === e.tag ? e.stateNode : null
      }
      var rS = {}
      function rx(e, n, t, r) {
        ;(this.tag = e),
          (this.key = t),
          (this.sibling = this.child = this.return = this.stateNode = this.type = this.elementType = null),
          (this.index = 0),
          (this.refCleanup = this.ref = null),
          (this.pendingProps = n),
          (this.dependencies = this.memoizedState = this.updateQueue = this.memoizedProps = null),
          (this.mode = r),
          (this.subtreeFlags = this.flags = 0),
          (this.deletions = null),
          (this.childLanes = this.lanes = 0),
          (this.alternate = null)
      }
      function rE(e, n, t, r) {
        return new rx(e, n, t, r)
      }
      function rN(e) {
        return !(!(e = e.prototype) || !e.isReactComponent)
      }
      function rC(e, n) {
        var t = e.alternate
        return (
          null === t
            ? (((t = rE(e.tag, n, e.key, e.mode)).elementType = e.elementType),
              (t.type = e.type),
              (t.stateNode = e.stateNode),
              (t.alternate = e),
              (e.alternate = t))
            : ((t.pendingProps = n), (t.type = e.type), (t.flags = 0), (t.subtreeFlags = 0), (t.deletions = null)),
          (t.flags = 0x47f00000 & e.flags),
          (t.childLanes = e.childLanes),
          (t.lanes = e.lanes),
          (t.child = e.child),
          (t.memoizedProps = e.memoizedProps),
          (t.memoizedState = e.memoizedState),
          (t.updateQueue = e.updateQueue),
          (n = e.dependencies),
          (t.dependencies = null === n ? null : { lanes: n.lanes, firstContext: n.firstContext }),
          (t.sibling = e.sibling),
          (t.index = e.index),
          (t.ref = e.ref),
          (t.refCleanup = e.refCleanup),
          t
        )
      }
      function r_(e, n) {
        e.flags &= 0x47f00002
        var t = e.alternate
        return (
          null === t
            ? ((e.childLanes = 0),
              (e.lanes = n),
              (e.child = null),
              (e.subtreeFlags = 0),
              (e.memoizedProps = null),
              (e.memoizedState = null),
              (e.updateQueue = null),
              (e.dependencies = null),
              (e.stateNode = null))
            : ((e.childLanes = t.childLanes),
              (e.lanes = t.lanes),
              (e.child = t.child),
              (e.subtreeFlags = 0),
              (e.deletions = null),
              (e.memoizedProps = t.memoizedProps),
              (e.memoizedState = t.memoizedState),
              (e.updateQueue = t.updateQueue),
              (e.type = t.type),
              (e.dependencies =
                null === (n = t.dependencies) ? null : { lanes: n.lanes, firstContext: n.firstContext })),
          e
        )
      }
      function rT(e, n, t, r, l, a) {
        var i = 0
        if ('function' == typeof (r = e)) rN(r) && (i = 1)
        else if ('string' == typeof r)
          i = !((e, n, t) => {
            if (1 === t || null != n.itemProp) return !1
            switch (e) {
              case 'meta':
              case 'title':
                return !0
              case 'style':
                if ('string' != typeof n.precedence || 'string' != typeof n.href || '' === n.href) break
                return !0
              case 'link':
                if ('string' != typeof n.rel || 'string' != typeof n.href || '' === n.href || n.onLoad || n.onError)
                  break
                if ('stylesheet' === n.rel) return ((e = n.disabled), 'string' == typeof n.precedence && null == e)
                return !0
              case 'script':
                if (
                  n.async &&
                  'function' != typeof n.async &&
                  'symbol' != typeof n.async &&
                  !n.onLoad &&
                  !n.onError &&
                  n.src &&
                  'string' == typeof n.src
                )
                  return !0
            }
            return !1
          })(e, t, ee.current)
            ? 'html' === e || 'head' === e || 'body' === e
              ? 27
              : 5
            : 26
        else
          e: switch (r) {
            case A:
              return (((e = rE(31, t, n, l)).elementType = A), (e.lanes = a), e)
            case _:
              return rP(t.children, l, a, n)
            case T:
              ;(i = 8), (l |= 24)
              break
            case P:
              return (((e = rE(12, t, n, 2 | l)).elementType = P), (e.lanes = a), e)
            case F:
              return (((e = rE(13, t, n, l)).elementType = F), (e.lanes = a), e)
            case M:
              return (((e = rE(19, t, n, l)).elementType = M), (e.lanes = a), e)
            case R:
            case j:
              return (
                ((e = rE(30, t, n, (e = 32 | l))).elementType = j),
                (e.lanes = a),
                (e.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
                e
              )
            default:
              if ('object' == typeof r && null !== r)
                switch (r.$$typeof) {
                  case L:
                    i = 10
                    break e
                  case z:
                    i = 9
                    break e
                  case O:
                    i = 11
                    break e
                  case D:
                    i = 14
                    break e
                  case I:
                    ;(i = 16), (r = null)
                    break e
                }
              ;(i = 29), (t = Error(o(130, null === e ? 'null' : typeof e, ''))), (r = null)
          }
        return (((n = rE(i, t, n, l)).elementType = e), (n.type = r), (n.lanes = a), n)
      }
      function rP(e, n, t, r) {
        return (((e = rE(7, e, r, n)).lanes = t), e)
      }
      function rz(e, n, t) {
        return (((e = rE(6, e, null, n)).lanes = t), e)
      }
      function rL(e) {
        var n = rE(18, null, null, 0)
        return ((n.stateNode = e), n)
      }
      function rO(e, n, t) {
        return (
          ((n = rE(4, null !== e.children ? e.children : [], e.key, n)).lanes = t),
          (n.stateNode = { containerInfo: e.containerInfo, pendingChildren: null, implementation: e.implementation }),
          n
        )
      }
      var rF = new WeakMap()
      function rM(e, n) {
        if ('object' == typeof e && null !== e) {
          var t = rF.get(e)
          return void 0 !== t ? t : ((n = { value: e, source: n, stack: ef(n) }), rF.set(e, n), n)
        }
        return { value: e, source: n, stack: ef(n) }
      }
      var rD = [],
        rI = 0,
        rA = null,
        rR = 0,
        rU = [],
        rj = 0,
        r$ = null,
        rV = 1,
        rB = ''
      function rH(e, n) {
        ;(rD[rI++] = rR), (rD[rI++] = rA), (rA = e), (rR = n)
      }
      function rW(e, n, t) {
        ;(rU[rj++] = rV), (rU[rj++] = rB), (rU[rj++] = r$), (r$ = e)
        var r = rV
        e = rB
        var l = 32 - eP(r) - 1
        ;(r &= ~(1 << l)), (t += 1)
        var a = 32 - eP(n) + l
        if (30 < a) {
          var i = l - (l % 5)
          ;(a = (r & ((1 << i) - 1)).toString(32)),
            (r >>= i),
            (l -= i),
            (rV = (1 << (32 - eP(n) + l)) | (t << l) | r),
            (rB = a + e)
        } else (rV = (1 << a) | (t << l) | r), (rB = e)
      }
      function rQ(e) {
        null !== e.return && (rH(e, 1), rW(e, 1, 0))
      }
      function rq(e) {
        for (; e === rA; ) (rA = rD[--rI]), (rD[rI] = null), (rR = rD[--rI]), (rD[rI] = null)
        for (; e === r$; )
          (r$ = rU[--rj]), (rU[rj] = null), (rB = rU[--rj]), (rU[rj] = null), (rV = rU[--rj]), (rU[rj] = null)
      }
      function rY(e, n) {
        ;(rU[rj++] = rV), (rU[rj++] = rB), (rU[rj++] = r$), (rV = n.id), (rB = n.overflow), (r$ = e)
      }
      var rZ = null,
        rK = null,
        rX = !1,
        rG = null,
        rJ = !1,
        r0 = Error(o(519))
      function r1(e) {
        var n = Error(o(418, 1 < arguments.length && void 0 !== arguments[1] && arguments[1] ? 'text' : 'HTML', ''))
        throw (r5(rM(n, e)), r0)
      }
      function r2(e) {
        var n = e.stateNode,
          t = e.type,
          r = e.memoizedProps
        switch (((n[eK] = e), (n[eX] = r), t)) {
          case 'dialog':
            s5('cancel', n), s5('close', n)
            break
          case 'iframe':
          case 'object':
          case 'embed':
            s5('load', n)
            break
          case 'video':
          case 'audio':
            for (t = 0; t < s4.length; t++) s5(s4[t], n)
            break
          case 'source':
            s5('error', n)
            break
          case 'img':
          case 'image':
          case 'link':
            s5('error', n), s5('load', n)
            break
          case 'details':
            s5('toggle', n)
            break
          case 'input':
            s5('invalid', n), nk(n, r.value, r.defaultValue, r.checked, r.defaultChecked, r.type, r.name, !0)
            break
          case 'select':
            s5('invalid', n)
            break
          case 'textarea':
            s5('invalid', n), nN(n, r.value, r.defaultValue, r.children)
        }
        ;('string' != typeof (t = r.children) && 'number' != typeof t && 'bigint' != typeof t) ||
        n.textContent === '' + t ||
        !0 === r.suppressHydrationWarning ||
        cc(n.textContent, t)
          ? (null != r.popover && (s5('beforetoggle', n), s5('toggle', n)),
            null != r.onScroll && s5('scroll', n),
            null != r.onScrollEnd && s5('scrollend', n),
            null != r.onClick && (n.onclick = nM),
            (n = !0))
          : (n = !1),
          n || r1(e, !0)
      }
      function r3(e) {
        for (rZ = e.return; rZ; )
          switch (rZ.tag) {
            case 5:
            case 31:
            case 13:
              rJ = !1
              return
            case 27:
            case 3:
              rJ = !0
              return
            default:
              rZ = rZ.return
          }
      }
      function r4(e) {
        if (e !== rZ) return !1
        if (!rX) return (r3(e), (rX = !0), !1)
        var n,
          t = e.tag
        if (
          ((n = 3 !== t && 27 !== t) &&
            ((n = 5 === t) && (n = 'form' === (n = e.type) || 'button' === n || cS(e.type, e.memoizedProps)), (n = !n)),
          n && rK && r1(e),
          r3(e),
          13 === t)
        ) {
          if (!(e = null !== (e = e.memoizedState) ? e.dehydrated : null)) throw Error(o(317))
          rK = fn(e)
        } else if (31 === t) {
          if (!(e = null !== (e = e.memoizedState) ? e.dehydrated : null)) throw Error(o(317))
          rK = fn(e)
        } else
          27 === t
            ? ((t = rK), cz(e.type) ? ((e = fe), (fe = null), (rK = e)) : (rK = t))
            : (rK = rZ ? c7(e.stateNode.nextSibling) : null)
        return !0
      }
      function r8() {
        ;(rK = rZ = null), (rX = !1)
      }
      function r6() {
        var e = rG
        return (null !== e && (null === uZ ? (uZ = e) : uZ.push.apply(uZ, e), (rG = null)), e)
      }
      function r5(e) {
        null === rG ? (rG = [e]) : rG.push(e)
      }
      var r9 = X(null),
        r7 = null,
        le = null
      function ln(e, n, t) {
        J(r9, n._currentValue), (n._currentValue = t)
      }
      function lt(e) {
        ;(e._currentValue = r9.current), G(r9)
      }
      function lr(e, n, t) {
        for (; null !== e; ) {
          var r = e.alternate
          if (
            ((e.childLanes & n) !== n
              ? ((e.childLanes |= n), null !== r && (r.childLanes |= n))
              : null !== r && (r.childLanes & n) !== n && (r.childLanes |= n),
            e === t)
          )
            break
          e = e.return
        }
      }
      function ll(e, n, t, r) {
        var l = e.child
        for (null !== l && (l.return = e); null !== l; ) {
          var a = l.dependencies
          if (null !== a) {
            var i = l.child
            a = a.firstContext
            e: for (; null !== a; ) {
              var u = a
              a = l
              for (var s = 0; s < n.length; s++)
                if (u.context === n[s]) {
                  ;(a.lanes |= t), null !== (u = a.alternate) && (u.lanes |= t), lr(a.return, t, e), r || (i = null)
                  break e
                }
              a = u.next
            }
          } else if (18 === l.tag) {
            if (null === (i = l.return)) throw Error(o(341))
            ;(i.lanes |= t), null !== (a = i.alternate) && (a.lanes |= t), lr(i, t, e), (i = null)
          } else
            13 === l.tag && null !== l.memoizedState && null === l.memoizedState.dehydrated
              ? ((l.lanes |= t),
                null !== (i = l.alternate) && (i.lanes |= t),
                lr(l.return, t, e),
                (i = null !== (i = l.child) ? i.sibling : null))
              : (i = l.child)
          if (null !== i) i.return = l
          else
            for (i = l; null !== i; ) {
              if (i === e) {
                i = null
                break
              }
              if (null !== (l = i.sibling)) {
                ;(l.return = i.return), (i = l)
                break
              }
              i = i.return
            }
          l = i
        }
      }
      function la(e, n, t, r) {
        e = null
        for (var l = n, a = !1; null !== l; ) {
          if (!a) {
            if (0 != (524288 & l.flags)) a = !0
            else if (0 != (262144 & l.flags)) break
          }
          if (10 === l.tag) {
            var i = l.alternate
            if (null === i) throw Error(o(387))
            if (null !== (i = i.memoizedProps)) {
              var u = l.type
              tH(l.pendingProps.value, i.value) || (null !== e ? e.push(u) : (e = [u]))
            }
          } else if (l === er.current) {
            if (null === (i = l.alternate)) throw Error(o(387))
            i.memoizedState.memoizedState !== l.memoizedState.memoizedState && (null !== e ? e.push(fI) : (e = [fI]))
          }
          l = l.return
        }
        return (null !== e && ll(n, e, t, r), (n.flags |= 262144), null !== e)
      }
      function li(e) {
        for (e = e.firstContext; null !== e; ) {
          if (!tH(e.context._currentValue, e.memoizedValue)) return !0
          e = e.next
        }
        return !1
      }
      function lo(e) {
        ;(r7 = e), (le = null), null !== (e = e.dependencies) && (e.firstContext = null)
      }
      function lu(e) {
        return lc(r7, e)
      }
      function ls(e, n) {
        return (null === r7 && lo(e), lc(e, n))
      }
      function lc(e, n) {
        var t = n._currentValue
        if (((n = { context: n, memoizedValue: t, next: null }), null === le)) {
          if (null === e) throw Error(o(308))
          ;(le = n), (e.dependencies = { lanes: 0, firstContext: n }), (e.flags |= 524288)
        } else le = le.next = n
        return t
      }
      var lf =
          'u' > typeof AbortController
            ? AbortController
            : function () {
                var e = [],
                  n = (this.signal = {
                    aborted: !1,
                    addEventListener: (n, t) => {
                      e.push(t)
                    },
                  })
                this.abort = () => {
                  ;(n.aborted = !0), e.forEach((e) => e())
                }
              },
        ld = l.unstable_scheduleCallback,
        lp = l.unstable_NormalPriority,
        lm = { $$typeof: L, Consumer: null, Provider: null, _currentValue: null, _currentValue2: null, _threadCount: 0 }
      function lh() {
        return { controller: new lf(), data: new Map(), refCount: 0 }
      }
      function lg(e) {
        e.refCount--,
          0 === e.refCount &&
            ld(lp, () => {
              e.controller.abort()
            })
      }
      function lv(e, n) {
        if (0 != (4194048 & e.pendingLanes)) {
          var t = e.transitionTypes
          for (null === t && (t = e.transitionTypes = []), e = 0; e < n.length; e++) {
            var r = n[e]
            ;-1 === t.indexOf(r) && t.push(r)
          }
        }
      }
      var ly = null,
        lb = null,
        lw = 0,
        lk = 0,
        lS = null
      function lx() {
        if (0 == --lw && ((ly = null), null !== lb)) {
          null !== lS && (lS.status = 'fulfilled')
          var e = lb
          ;(lb = null), (lk = 0), (lS = null)
          for (var n = 0; n < e.length; n++) (0, e[n])()
        }
      }
      var lE = Q.S
      Q.S = (e, n) => {
        if (
          ((uG = ev()),
          'object' == typeof n &&
            null !== n &&
            'function' == typeof n.then &&
            ((e) => {
              if (null === lb) {
                var n = (lb = [])
                ;(lw = 0),
                  (lk = s0()),
                  (lS = {
                    status: 'pending',
                    value: void 0,
                    then: (e) => {
                      n.push(e)
                    },
                  })
              }
              lw++, e.then(lx, lx)
            })(n),
          null !== ly)
        )
          for (var t = s$; null !== t; ) lv(t, ly), (t = t.next)
        if (null !== (t = e.types)) {
          for (var r = s$; null !== r; ) lv(r, t), (r = r.next)
          if (0 !== lk) {
            null === (r = ly) && (r = ly = [])
            for (var l = 0; l < t.length; l++) {
              var a = t[l]
              ;-1 === r.indexOf(a) && r.push(a)
            }
          }
        }
        null !== lE && lE(e, n)
      }
      var lN = X(null)
      function lC() {
        var e = lN.current
        return null !== e ? e : uF.pooledCache
      }
      function l_(e, n) {
        null === n ? J(lN, lN.current) : J(lN, n.pool)
      }
      function lT() {
        var e = lC()
        return null === e ? null : { parent: lm._currentValue, pool: e }
      }
      var lP = Error(o(460)),
        lz = Error(o(474)),
        lL = Error(o(542)),
        lO = { then: () => {} }
      function lF(e) {
        return 'fulfilled' === (e = e.status) || 'rejected' === e
      }
      function lM(e, n, t) {
        switch ((void 0 === (t = e[t]) ? e.push(n) : t !== n && (n.then(nM, nM), (n = t)), n.status)) {
          case 'fulfilled':
            return n.value
          case 'rejected':
            if ((lR((e = n.reason)), void 0 === e && !('reason' in n))) throw Error(o(600))
            throw e
          default:
            if ('string' == typeof n.status) n.then(nM, nM)
            else {
              if (null !== (e = uF) && 100 < e.shellSuspendCounter) throw Error(o(482))
              ;((e = n).status = 'pending'),
                e.then(
                  (e) => {
                    if ('pending' === n.status) {
                      var t = n
                      ;(t.status = 'fulfilled'), (t.value = e)
                    }
                  },
                  (e) => {
                    if ('pending' === n.status) {
                      var t = n
                      ;(t.status = 'rejected'), (t.reason = e)
                    }
                  },
                )
            }
            switch (n.status) {
              case 'fulfilled':
                return n.value
              case 'rejected':
                throw (lR((e = n.reason)), e)
            }
            throw ((lI = n), lP)
        }
      }
      function lD(e) {
        try {
          return (0, e._init)(e._payload)
        } catch (e) {
          if (null !== e && 'object' == typeof e && 'function' == typeof e.then) throw ((lI = e), lP)
          throw e
        }
      }
      var lI = null
      function lA() {
        if (null === lI) throw Error(o(459))
        var e = lI
        return ((lI = null), e)
      }
      function lR(e) {
        if (e === lP || e === lL) throw Error(o(483))
      }
      var lU = null,
        lj = 0
      function l$(e) {
        var n = lj
        return ((lj += 1), null === lU && (lU = []), lM(lU, e, n))
      }
      function lV(e, n) {
        e.ref = void 0 !== (n = n.props.ref) ? n : null
      }
      function lB(e, n) {
        if (n.$$typeof === E) throw Error(o(525))
        throw Error(
          o(
            31,
            '[object Object]' === (e = Object.prototype.toString.call(n))
              ? 'object with keys {' + Object.keys(n).join(', ') + '}'
              : e,
          ),
        )
      }
      function lH(e) {
        function n(n, t) {
          if (e) {
            var r = n.deletions
            null === r ? ((n.deletions = [t]), (n.flags |= 16)) : r.push(t)
          }
        }
        function t(t, r) {
          if (!e) return null
          for (; null !== r; ) n(t, r), (r = r.sibling)
          return null
        }
        function r(e) {
          for (var n = new Map(); null !== e; ) null === e.key ? n.set(e.index, e) : n.set(e.key, e), (e = e.sibling)
          return n
        }
        function l(e, n) {
          return (((e = rC(e, n)).index = 0), (e.sibling = null), e)
        }
        function a(n, t, r) {
          return ((n.index = r), e)
            ? null !== (r = n.alternate)
              ? (r = r.index) < t
                ? ((n.flags |= 2), t)
                : r
              : ((n.flags |= 0x8000002), t)
            : ((n.flags |= 1048576), t)
        }
        function i(n) {
          return (e && null === n.alternate && (n.flags |= 0x8000002), n)
        }
        function u(e, n, t, r) {
          return (null === n || 6 !== n.tag ? ((n = rz(t, e.mode, r)).return = e) : ((n = l(n, t)).return = e), n)
        }
        function s(e, n, t, r) {
          var a = t.type
          return a === _
            ? (lV((e = f(e, n, t.props.children, r, t.key)), t), e)
            : (null !== n &&
              (n.elementType === a || ('object' == typeof a && null !== a && a.$$typeof === I && lD(a) === n.type))
                ? lV((n = l(n, t.props)), t)
                : lV((n = rT(t.type, t.key, t.props, null, e.mode, r)), t),
              (n.return = e),
              n)
        }
        function c(e, n, t, r) {
          return (
            null === n ||
            4 !== n.tag ||
            n.stateNode.containerInfo !== t.containerInfo ||
            n.stateNode.implementation !== t.implementation
              ? ((n = rO(t, e.mode, r)).return = e)
              : ((n = l(n, t.children || [])).return = e),
            n
          )
        }
        function f(e, n, t, r, a) {
          return (null === n || 7 !== n.tag ? ((n = rP(t, e.mode, r, a)).return = e) : ((n = l(n, t)).return = e), n)
        }
        function d(e, n, t) {
          if (('string' == typeof n && '' !== n) || 'number' == typeof n || 'bigint' == typeof n)
            return (((n = rz('' + n, e.mode, t)).return = e), n)
          if ('object' == typeof n && null !== n) {
            switch (n.$$typeof) {
              case N:
                return (lV((t = rT(n.type, n.key, n.props, null, e.mode, t)), n), (t.return = e), t)
              case C:
                return (((n = rO(n, e.mode, t)).return = e), n)
              case I:
                return d(e, (n = lD(n)), t)
            }
            if (W(n) || B(n)) return (((n = rP(n, e.mode, t, null)).return = e), n)
            if ('function' == typeof n.then) return d(e, l$(n), t)
            if (n.$$typeof === L) return d(e, ls(e, n), t)
            lB(e, n)
          }
          return null
        }
        function p(e, n, t, r) {
          var l = null !== n ? n.key : null
          if (('string' == typeof t && '' !== t) || 'number' == typeof t || 'bigint' == typeof t)
            return null !== l ? null : u(e, n, '' + t, r)
          if ('object' == typeof t && null !== t) {
            switch (t.$$typeof) {
              case N:
                return t.key === l ? s(e, n, t, r) : null
              case C:
                return t.key === l ? c(e, n, t, r) : null
              case I:
                return p(e, n, (t = lD(t)), r)
            }
            if (W(t) || B(t)) return null !== l ? null : f(e, n, t, r, null)
            if ('function' == typeof t.then) return p(e, n, l$(t), r)
            if (t.$$typeof === L) return p(e, n, ls(e, t), r)
            lB(e, t)
          }
          return null
        }
        function m(e, n, t, r, l) {
          if (('string' == typeof r && '' !== r) || 'number' == typeof r || 'bigint' == typeof r)
            return u(n, (e = e.get(t) || null), '' + r, l)
          if ('object' == typeof r && null !== r) {
            switch (r.$$typeof) {
              case N:
                return s(n, (e = e.get(null === r.key ? t : r.key) || null), r, l)
              case C:
                return c(n, (e = e.get(null === r.key ? t : r.key) || null), r, l)
              case I:
                return m(e, n, t, (r = lD(r)), l)
            }
            if (W(r) || B(r)) return f(n, (e = e.get(t) || null), r, l, null)
            if ('function' == typeof r.then) return m(e, n, t, l$(r), l)
            if (r.$$typeof === L) return m(e, n, t, ls(n, r), l)
            lB(n, r)
          }
          return null
        }
        return (u, s, c, f) => {
          try {
            lj = 0
            var h = (function u(s, c, f, h) {
              if (
                ('object' == typeof f &&
                  null !== f &&
                  f.type === _ &&
                  null === f.key &&
                  void 0 === f.props.ref &&
                  (f = f.props.children),
                'object' == typeof f && null !== f)
              ) {
                switch (f.$$typeof) {
                  case N:
                    e: {
                      for (var g = f.key; null !== c; ) {
                        if (c.key === g) {
                          if ((g = f.type) === _) {
                            if (7 === c.tag) {
                              t(s, c.sibling), lV((h = l(c, f.props.children)), f), (h.return = s), (s = h)
                              break e
                            }
                          } else if (
                            c.elementType === g ||
                            ('object' == typeof g && null !== g && g.$$typeof === I && lD(g) === c.type)
                          ) {
                            t(s, c.sibling), lV((h = l(c, f.props)), f), (h.return = s), (s = h)
                            break e
                          }
                          t(s, c)
                          break
                        }
                        n(s, c), (c = c.sibling)
                      }
                      f.type === _
                        ? lV((h = rP(f.props.children, s.mode, h, f.key)), f)
                        : lV((h = rT(f.type, f.key, f.props, null, s.mode, h)), f),
                        (h.return = s),
                        (s = h)
                    }
                    return i(s)
                  case C:
                    e: {
                      for (g = f.key; null !== c; ) {
                        if (c.key === g)
                          if (
                            4 === c.tag &&
                            c.stateNode.containerInfo === f.containerInfo &&
                            c.stateNode.implementation === f.implementation
                          ) {
                            t(s, c.sibling), ((h = l(c, f.children || [])).return = s), (s = h)
                            break e
                          } else {
                            t(s, c)
                            break
                          }
                        n(s, c), (c = c.sibling)
                      }
                      ;((h = rO(f, s.mode, h)).return = s), (s = h)
                    }
                    return i(s)
                  case I:
                    return u(s, c, (f = lD(f)), h)
                }
                if (W(f))
                  return ((l, i, o, u) => {
                    for (var s = null, c = null, f = i, h = (i = 0), g = null; null !== f && h < o.length; h++) {
                      f.index > h ? ((g = f), (f = null)) : (g = f.sibling)
                      var v = p(l, f, o[h], u)
                      if (null === v) {
                        null === f && (f = g)
                        break
                      }
                      e && f && null === v.alternate && n(l, f),
                        (i = a(v, i, h)),
                        null === c ? (s = v) : (c.sibling = v),
                        (c = v),
                        (f = g)
                    }
                    if (h === o.length) return (t(l, f), rX && rH(l, h), s)
                    if (null === f) {
                      for (; h < o.length; h++)
                        null !== (f = d(l, o[h], u)) &&
                          ((i = a(f, i, h)), null === c ? (s = f) : (c.sibling = f), (c = f))
                      return (rX && rH(l, h), s)
                    }
                    for (f = r(f); h < o.length; h++)
                      null !== (g = m(f, l, h, o[h], u)) &&
                        (e && null !== (v = g.alternate) && f.delete(null === v.key ? h : v.key),
                        (i = a(g, i, h)),
                        null === c ? (s = g) : (c.sibling = g),
                        (c = g))
                    return (e && f.forEach((e) => n(l, e)), rX && rH(l, h), s)
                  })(s, c, f, h)
                if (B(f)) {
                  if ('function' != typeof (g = B(f))) throw Error(o(150))
                  return ((l, i, u, s) => {
                    if (null == u) throw Error(o(151))
                    for (
                      var c = null, f = null, h = i, g = (i = 0), v = null, y = u.next();
                      null !== h && !y.done;
                      g++, y = u.next()
                    ) {
                      h.index > g ? ((v = h), (h = null)) : (v = h.sibling)
                      var b = p(l, h, y.value, s)
                      if (null === b) {
                        null === h && (h = v)
                        break
                      }
                      e && h && null === b.alternate && n(l, h),
                        (i = a(b, i, g)),
                        null === f ? (c = b) : (f.sibling = b),
                        (f = b),
                        (h = v)
                    }
                    if (y.done) return (t(l, h), rX && rH(l, g), c)
                    if (null === h) {
                      for (; !y.done; g++, y = u.next())
                        null !== (y = d(l, y.value, s)) &&
                          ((i = a(y, i, g)), null === f ? (c = y) : (f.sibling = y), (f = y))
                      return (rX && rH(l, g), c)
                    }
                    for (h = r(h); !y.done; g++, y = u.next())
                      null !== (y = m(h, l, g, y.value, s)) &&
                        (e && null !== (v = y.alternate) && h.delete(null === v.key ? g : v.key),
                        (i = a(y, i, g)),
                        null === f ? (c = y) : (f.sibling = y),
                        (f = y))
                    return (e && h.forEach((e) => n(l, e)), rX && rH(l, g), c)
                  })(s, c, (f = g.call(f)), h)
                }
                if ('function' == typeof f.then) return u(s, c, l$(f), h)
                if (f.$$typeof === L) return u(s, c, ls(s, f), h)
                lB(s, f)
              }
              return ('string' == typeof f && '' !== f) || 'number' == typeof f || 'bigint' == typeof f
                ? ((f = '' + f),
                  null !== c && 6 === c.tag
                    ? (t(s, c.sibling), ((h = l(c, f)).return = s))
                    : (t(s, c), ((h = rz(f, s.mode, h)).return = s)),
                  i((s = h)))
                : t(s, c)
            })(u, s, c, f)
            return ((lU = null), h)
          } catch (e) {
            if (e === lP || e === lL) throw e
            var g = rE(29, e, null, u.mode)
            return ((g.lanes = f), (g.return = u), g)
          } finally {
          }
        }
      }
      var lW = lH(!0),
        lQ = lH(!1),
        lq = !1
      function lY(e) {
        e.updateQueue = {
          baseState: e.memoizedState,
          firstBaseUpdate: null,
          lastBaseUpdate: null,
          shared: { pending: null, lanes: 0, hiddenCallbacks: null },
          callbacks: null,
        }
      }
      function lZ(e, n) {
        ;(e = e.updateQueue),
          n.updateQueue === e &&
            (n.updateQueue = {
              baseState: e.baseState,
              firstBaseUpdate: e.firstBaseUpdate,
              lastBaseUpdate: e.lastBaseUpdate,
              shared: e.shared,
              callbacks: null,
            })
      }
      function lK(e) {
        return { lane: e, tag: 0, payload: null, callback: null, next: null }
      }
      function lX(e, n, t) {
        var r = e.updateQueue
        if (null === r) return null
        if (((r = r.shared), 0 != (2 & uO))) {
          var l = r.pending
          return (
            null === l ? (n.next = n) : ((n.next = l.next), (l.next = n)),
            (r.pending = n),
            (n = rk(e)),
            rw(e, null, t),
            n
          )
        }
        return (rv(e, r, n, t), rk(e))
      }
      function lG(e, n, t) {
        if (null !== (n = n.updateQueue) && ((n = n.shared), 0 != (4194048 & t))) {
          var r = n.lanes
          ;(r &= e.pendingLanes), (t |= r), (n.lanes = t), eB(e, t)
        }
      }
      function lJ(e, n) {
        var t = e.updateQueue,
          r = e.alternate
        if (null !== r && t === (r = r.updateQueue)) {
          var l = null,
            a = null
          if (null !== (t = t.firstBaseUpdate)) {
            do {
              var i = { lane: t.lane, tag: t.tag, payload: t.payload, callback: null, next: null }
              null === a ? (l = a = i) : (a = a.next = i), (t = t.next)
            } while (null !== t)
            null === a ? (l = a = n) : (a = a.next = n)
          } else l = a = n
          ;(t = {
            baseState: r.baseState,
            firstBaseUpdate: l,
            lastBaseUpdate: a,
            shared: r.shared,
            callbacks: r.callbacks,
          }),
            (e.updateQueue = t)
          return
        }
        null === (e = t.lastBaseUpdate) ? (t.firstBaseUpdate = n) : (e.next = n), (t.lastBaseUpdate = n)
      }
      var l0 = !1
      function l1() {
        if (l0) {
          var e = lS
          if (null !== e) throw e
        }
      }
      function l2(e, n, t, r) {
        l0 = !1
        var l = e.updateQueue
        lq = !1
        var a = l.firstBaseUpdate,
          i = l.lastBaseUpdate,
          o = l.shared.pending
        if (null !== o) {
          l.shared.pending = null
          var u = o,
            s = u.next
          ;(u.next = null), null === i ? (a = s) : (i.next = s), (i = u)
          var c = e.alternate
          null !== c &&
            (o = (c = c.updateQueue).lastBaseUpdate) !== i &&
            (null === o ? (c.firstBaseUpdate = s) : (o.next = s), (c.lastBaseUpdate = u))
        }
        if (null !== a) {
          var f = l.baseState
          for (i = 0, c = s = u = null, o = a; ; ) {
            var d = -0x20000001 & o.lane,
              p = d !== o.lane
            if (p ? (uD & d) === d : (r & d) === d) {
              0 !== d && d === lk && (l0 = !0),
                null !== c && (c = c.next = { lane: 0, tag: o.tag, payload: o.payload, callback: null, next: null })
              e: {
                var m = e,
                  h = o
                switch (((d = n), h.tag)) {
                  case 1:
                    if ('function' == typeof (m = h.payload)) {
                      f = m.call(t, f, d)
                      break e
                    }
                    f = m
                    break e
                  case 3:
                    m.flags = (-65537 & m.flags) | 128
                  case 0:
                    if (null == (d = 'function' == typeof (m = h.payload) ? m.call(t, f, d) : m)) break e
                    f = x({}, f, d)
                    break e
                  case 2:
                    lq = !0
                }
              }
              null !== (d = o.callback) &&
                ((e.flags |= 64), p && (e.flags |= 8192), null === (p = l.callbacks) ? (l.callbacks = [d]) : p.push(d))
            } else
              (p = { lane: d, tag: o.tag, payload: o.payload, callback: o.callback, next: null }),
                null === c ? ((s = c = p), (u = f)) : (c = c.next = p),
                (i |= d)
            if (null === (o = o.next))
              if (null === (o = l.shared.pending)) break
              else (o = (p = o).next), (p.next = null), (l.lastBaseUpdate = p), (l.shared.pending = null)
          }
          null === c && (u = f),
            (l.baseState = u),
            (l.firstBaseUpdate = s),
            (l.lastBaseUpdate = c),
            null === a && (l.shared.lanes = 0),
            (uB |= i),
            (e.lanes = i),
            (e.memoizedState = f)
        }
      }
      function l3(e, n) {
        if ('function' != typeof e) throw Error(o(191, e))
        e.call(n)
      }
      function l4(e, n) {
        var t = e.callbacks
        if (null !== t) for (e.callbacks = null, e = 0; e < t.length; e++) l3(t[e], n)
      }
      var l8 = X(null),
        l6 = X(0)
      function l5(e, n) {
        J(l6, (e = u$)), J(l8, n), (u$ = e | n.baseLanes)
      }
      function l9() {
        J(l6, u$), J(l8, l8.current)
      }
      function l7() {
        ;(u$ = l6.current), G(l8), G(l6)
      }
      var ae = X(null),
        an = null
      function at(e) {
        var n = e.alternate
        J(ao, 1 & ao.current),
          J(ae, e),
          null === an && (null === n || null !== l8.current ? (an = e) : null !== n.memoizedState && (an = e))
      }
      function ar(e) {
        J(ao, ao.current), J(ae, e), null === an && (an = e)
      }
      function al(e) {
        22 === e.tag ? (J(ao, ao.current), J(ae, e), null === an && (an = e)) : aa()
      }
      function aa() {
        J(ao, ao.current), J(ae, ae.current)
      }
      function ai(e) {
        G(ae), an === e && (an = null), G(ao)
      }
      var ao = X(0)
      function au(e, n) {
        J(ae, ae.current), J(ao, n)
      }
      function as(e) {
        G(ao), G(ae), an === e && (an = null)
      }
      function ac(e) {
        for (var n = e; null !== n; ) {
          if (13 === n.tag) {
            var t = n.memoizedState
            if (null !== t && (null === (t = t.dehydrated) || c5(t) || c9(t))) return n
          } else if (19 === n.tag && 'independent' !== n.memoizedProps.revealOrder) {
            if (0 != (128 & n.flags)) return n
          } else if (null !== n.child) {
            ;(n.child.return = n), (n = n.child)
            continue
          }
          if (n === e) break
          for (; null === n.sibling; ) {
            if (null === n.return || n.return === e) return null
            n = n.return
          }
          ;(n.sibling.return = n.return), (n = n.sibling)
        }
        return null
      }
      var af = 0,
        ad = null,
        ap = null,
        am = null,
        ah = !1,
        ag = !1,
        av = !1,
        ay = 0,
        ab = 0,
        aw = null,
        ak = 0
      function aS() {
        throw Error(o(321))
      }
      function ax(e, n) {
        if (null === n) return !1
        for (var t = 0; t < n.length && t < e.length; t++) if (!tH(e[t], n[t])) return !1
        return !0
      }
      function aE(e, n, t, r, l, a) {
        return (
          (af = a),
          (ad = n),
          (n.memoizedState = null),
          (n.updateQueue = null),
          (n.lanes = 0),
          (Q.H = null === e || null === e.memoizedState ? iO : iF),
          (av = !1),
          (a = t(r, l)),
          (av = !1),
          ag && (a = aC(n, t, r, l)),
          aN(e),
          a
        )
      }
      function aN(e) {
        Q.H = iL
        var n = null !== ap && null !== ap.next
        if (((af = 0), (am = ap = ad = null), (ah = !1), (ab = 0), (aw = null), n)) throw Error(o(300))
        null === e || iZ || (null !== (e = e.dependencies) && li(e) && (iZ = !0))
      }
      function aC(e, n, t, r) {
        ad = e
        var l = 0
        do {
          if ((ag && (aw = null), (ab = 0), (ag = !1), 25 <= l)) throw Error(o(301))
          if (((l += 1), (am = ap = null), null != e.updateQueue)) {
            var a = e.updateQueue
            ;(a.lastEffect = null), (a.events = null), (a.stores = null), null != a.memoCache && (a.memoCache.index = 0)
          }
          ;(Q.H = iM), (a = n(t, r))
        } while (ag)
        return a
      }
      function a_() {
        var e = Q.H,
          n = e.useState()[0]
        return (
          (n = 'function' == typeof n.then ? aM(n) : n),
          (e = e.useState()[0]),
          (null !== ap ? ap.memoizedState : null) !== e && (ad.flags |= 1024),
          n
        )
      }
      function aT() {
        var e = 0 !== ay
        return ((ay = 0), e)
      }
      function aP(e, n, t) {
        ;(n.updateQueue = e.updateQueue), (n.flags &= -2053), (e.lanes &= ~t)
      }
      function az(e) {
        if (ah) {
          for (e = e.memoizedState; null !== e; ) {
            var n = e.queue
            null !== n && (n.pending = null), (e = e.next)
          }
          ah = !1
        }
        ;(af = 0), (am = ap = ad = null), (ag = !1), (ab = ay = 0), (aw = null)
      }
      function aL() {
        var e = { memoizedState: null, baseState: null, baseQueue: null, queue: null, next: null }
        return (null === am ? (ad.memoizedState = am = e) : (am = am.next = e), am)
      }
      function aO() {
        if (null === ap) {
          var e = ad.alternate
          e = null !== e ? e.memoizedState : null
        } else e = ap.next
        var n = null === am ? ad.memoizedState : am.next
        if (null !== n) (am = n), (ap = e)
        else {
          if (null === e) {
            if (null === ad.alternate) throw Error(o(467))
            throw Error(o(310))
          }
          ;(e = {
            memoizedState: (ap = e).memoizedState,
            baseState: ap.baseState,
            baseQueue: ap.baseQueue,
            queue: ap.queue,
            next: null,
          }),
            null === am ? (ad.memoizedState = am = e) : (am = am.next = e)
        }
        return am
      }
      function aF() {
        return { lastEffect: null, events: null, stores: null, memoCache: null }
      }
      function aM(e) {
        var n = ab
        return (
          (ab += 1),
          null === aw && (aw = []),
          (e = lM(aw, e, n)),
          (n = ad),
          null === (null === am ? n.memoizedState : am.next) &&
            (Q.H = null === (n = n.alternate) || null === n.memoizedState ? iO : iF),
          e
        )
      }
      function aD(e) {
        if (null !== e && 'object' == typeof e) {
          if ('function' == typeof e.then) return aM(e)
          if (e.$$typeof === $) return
          if (e.$$typeof === L) return lu(e)
        }
        throw Error(o(438, String(e)))
      }
      function aI(e) {
        var n = null,
          t = ad.updateQueue
        if ((null !== t && (n = t.memoCache), null == n)) {
          var r = ad.alternate
          null !== r &&
            null !== (r = r.updateQueue) &&
            null != (r = r.memoCache) &&
            (n = { data: r.data.map((e) => e.slice()), index: 0 })
        }
        if (
          (null == n && (n = { data: [], index: 0 }),
          null === t && ((t = aF()), (ad.updateQueue = t)),
          (t.memoCache = n),
          void 0 === (t = n.data[n.index]))
        )
          for (t = n.data[n.index] = Array(e), r = 0; r < e; r++) t[r] = U
        return (n.index++, t)
      }
      function aA(e, n) {
        return 'function' == typeof n ? n(e) : n
      }
      function aR(e) {
        return aU(aO(), ap, e)
      }
      function aU(e, n, t) {
        var r = e.queue
        if (null === r) throw Error(o(311))
        r.lastRenderedReducer = t
        var l = e.baseQueue,
          a = r.pending
        if (null !== a) {
          if (null !== l) {
            var i = l.next
            ;(l.next = a.next), (a.next = i)
          }
          ;(n.baseQueue = l = a), (r.pending = null)
        }
        if (((a = e.baseState), null === l)) e.memoizedState = a
        else {
          n = l.next
          var u = (i = null),
            s = null,
            c = n,
            f = !1
          do {
            var d = -0x20000001 & c.lane
            if (d !== c.lane ? (uD & d) === d : (af & d) === d) {
              var p = c.revertLane
              if (0 === p)
                null !== s &&
                  (s = s.next =
                    {
                      lane: 0,
                      revertLane: 0,
                      gesture: null,
                      action: c.action,
                      hasEagerState: c.hasEagerState,
                      eagerState: c.eagerState,
                      next: null,
                    }),
                  d === lk && (f = !0)
              else if ((af & p) === p) {
                ;(c = c.next), p === lk && (f = !0)
                continue
              } else
                (d = {
                  lane: 0,
                  revertLane: c.revertLane,
                  gesture: null,
                  action: c.action,
                  hasEagerState: c.hasEagerState,
                  eagerState: c.eagerState,
                  next: null,
                }),
                  null === s ? ((u = s = d), (i = a)) : (s = s.next = d),
                  (ad.lanes |= p),
                  (uB |= p)
              ;(d = c.action), av && t(a, d), (a = c.hasEagerState ? c.eagerState : t(a, d))
            } else
              (p = {
                lane: d,
                revertLane: c.revertLane,
                gesture: c.gesture,
                action: c.action,
                hasEagerState: c.hasEagerState,
                eagerState: c.eagerState,
                next: null,
              }),
                null === s ? ((u = s = p), (i = a)) : (s = s.next = p),
                (ad.lanes |= d),
                (uB |= d)
            c = c.next
          } while (null !== c && c !== n)
          if ((null === s ? (i = a) : (s.next = u), !tH(a, e.memoizedState) && ((iZ = !0), f && null !== (t = lS))))
            throw t
          ;(e.memoizedState = a), (e.baseState = i), (e.baseQueue = s), (r.lastRenderedState = a)
        }
        return (null === l && (r.lanes = 0), [e.memoizedState, r.dispatch])
      }
      function aj(e) {
        var n = aO(),
          t = n.queue
        if (null === t) throw Error(o(311))
        t.lastRenderedReducer = e
        var r = t.dispatch,
          l = t.pending,
          a = n.memoizedState
        if (null !== l) {
          t.pending = null
          var i = (l = l.next)
          do (a = e(a, i.action)), (i = i.next)
          while (i !== l)
          tH(a, n.memoizedState) || (iZ = !0),
            (n.memoizedState = a),
            null === n.baseQueue && (n.baseState = a),
            (t.lastRenderedState = a)
        }
        return [a, r]
      }
      function a$(e, n, t) {
        var r = ad,
          l = aO(),
          a = rX
        if (a) {
          if (void 0 === t) throw Error(o(407))
          t = t()
        } else t = n()
        var i = !tH((ap || l).memoizedState, t)
        if (
          (i && ((l.memoizedState = t), (iZ = !0)),
          (l = l.queue),
          ir(aH.bind(null, r, l, e), [e]),
          a5(
            (e = l.getSnapshot !== n || i || (null !== am && 0 != (1 & am.memoizedState.tag))) ? 9 : 8,
            { destroy: void 0 },
            aB.bind(null, r, l, t, n),
            null,
          ),
          e)
        ) {
          if (((r.flags |= 2048), null === uF)) throw Error(o(349))
          a || 0 != (127 & af) || aV(r, n, t)
        }
        return t
      }
      function aV(e, n, t) {
        ;(e.flags |= 16384),
          (e = { getSnapshot: n, value: t }),
          null === (n = ad.updateQueue)
            ? ((n = aF()), (ad.updateQueue = n), (n.stores = [e]))
            : null === (t = n.stores)
              ? (n.stores = [e])
              : t.push(e)
      }
      function aB(e, n, t, r) {
        ;(n.value = t), (n.getSnapshot = r), aW(n) && aQ(e)
      }
      function aH(e, n, t) {
        return t(() => {
          aW(n) && aQ(e)
        })
      }
      function aW(e) {
        var n = e.getSnapshot
        e = e.value
        try {
          var t = n()
          return !tH(e, t)
        } catch (e) {
          return !0
        }
      }
      function aQ(e) {
        var n = rb(e, 2)
        null !== n && so(n, e, 2)
      }
      function aq(e) {
        var n = aL()
        if ('function' == typeof e) {
          var t = e
          if (((e = t()), av)) {
            eT(!0)
            try {
              t()
            } finally {
              eT(!1)
            }
          }
        }
        return (
          (n.memoizedState = n.baseState = e),
          (n.queue = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: aA, lastRenderedState: e }),
          n
        )
      }
      function aY(e, n, t, r) {
        return ((e.baseState = t), aU(e, ap, 'function' == typeof r ? r : aA))
      }
      function aZ(e, n, t, r, l) {
        if (iT(e)) throw Error(o(485))
        if (null !== (e = n.action)) {
          var a = {
            payload: l,
            action: e,
            next: null,
            isTransition: !0,
            status: 'pending',
            value: null,
            reason: null,
            listeners: [],
            then: (e) => {
              a.listeners.push(e)
            },
          }
          null !== Q.T ? t(!0) : (a.isTransition = !1),
            r(a),
            null === (t = n.pending)
              ? ((a.next = n.pending = a), aK(n, a))
              : ((a.next = t.next), (n.pending = t.next = a))
        }
      }
      function aK(e, n) {
        var t = n.action,
          r = n.payload,
          l = e.state
        if (n.isTransition) {
          var a = Q.T,
            i = {}
          ;(i.types = null !== a ? a.types : null), (Q.T = i)
          try {
            var o = t(l, r),
              u = Q.S
            null !== u && u(i, o), aX(e, n, o)
          } catch (t) {
            aJ(e, n, t)
          } finally {
            null !== a && null !== i.types && (a.types = i.types), (Q.T = a)
          }
        } else
          try {
            ;(a = t(l, r)), aX(e, n, a)
          } catch (t) {
            aJ(e, n, t)
          }
      }
      function aX(e, n, t) {
        null !== t && 'object' == typeof t && 'function' == typeof t.then
          ? t.then(
              (t) => {
                aG(e, n, t)
              },
              (t) => aJ(e, n, t),
            )
          : aG(e, n, t)
      }
      function aG(e, n, t) {
        ;(n.status = 'fulfilled'),
          (n.value = t),
          a0(n),
          (e.state = t),
          null !== (n = e.pending) && ((t = n.next) === n ? (e.pending = null) : ((t = t.next), (n.next = t), aK(e, t)))
      }
      function aJ(e, n, t) {
        var r = e.pending
        if (((e.pending = null), null !== r)) {
          r = r.next
          do (n.status = 'rejected'), (n.reason = t), a0(n), (n = n.next)
          while (n !== r)
        }
        e.action = null
      }
      function a0(e) {
        e = e.listeners
        for (var n = 0; n < e.length; n++) (0, e[n])()
      }
      function a1(e, n) {
        return n
      }
      function a2(e, n) {
        if (rX) {
          var t = uF.formState
          if (null !== t) {
            e: {
              var r = ad
              if (rX) {
                if (rK) {
                  n: {
                    for (var l = rK, a = rJ; 8 !== l.nodeType; )
                      if (!a || null === (l = c7(l.nextSibling))) {
                        l = null
                        break n
                      }
                    l = 'F!' === (a = l.data) || 'F' === a ? l : null
                  }
                  if (l) {
                    ;(rK = c7(l.nextSibling)), (r = 'F!' === l.data)
                    break e
                  }
                }
                r1(r)
              }
              r = !1
            }
            r && (n = t[0])
          }
        }
        return (
          ((t = aL()).memoizedState = t.baseState = n),
          (r = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: a1, lastRenderedState: n }),
          (t.queue = r),
          (t = iN.bind(null, ad, r)),
          (r.dispatch = t),
          (r = aq(!1)),
          (a = i_.bind(null, ad, !1, r.queue)),
          (r = aL()),
          (l = { state: n, dispatch: null, action: e, pending: null }),
          (r.queue = l),
          (t = aZ.bind(null, ad, l, a, t)),
          (l.dispatch = t),
          (r.memoizedState = e),
          [n, t, !1]
        )
      }
      function a3(e) {
        return a4(aO(), ap, e)
      }
      function a4(e, n, t) {
        if (((n = aU(e, n, a1)[0]), (e = aR(aA)[0]), 'object' == typeof n && null !== n && 'function' == typeof n.then))
          try {
            var r = aM(n)
          } catch (e) {
            if (e === lP) throw lL
            throw e
          }
        else r = n
        var l = (n = aO()).queue,
          a = l.dispatch
        return (
          t !== n.memoizedState && ((ad.flags |= 2048), a5(9, { destroy: void 0 }, a8.bind(null, l, t), null)),
          [r, a, e]
        )
      }
      function a8(e, n) {
        e.action = n
      }
      function a6(e) {
        var n = aO(),
          t = ap
        if (null !== t) return a4(n, t, e)
        aO(), (n = n.memoizedState)
        var r = (t = aO()).queue.dispatch
        return ((t.memoizedState = e), [n, r, !1])
      }
      function a5(e, n, t, r) {
        return (
          (e = { tag: e, create: t, deps: r, inst: n, next: null }),
          null === (n = ad.updateQueue) && ((n = aF()), (ad.updateQueue = n)),
          null === (t = n.lastEffect)
            ? (n.lastEffect = e.next = e)
            : ((r = t.next), (t.next = e), (e.next = r), (n.lastEffect = e)),
          e
        )
      }
      function a9() {
        return aO().memoizedState
      }
      function a7(e, n, t, r) {
        var l = aL()
        ;(ad.flags |= e), (l.memoizedState = a5(1 | n, { destroy: void 0 }, t, void 0 === r ? null : r))
      }
      function ie(e, n, t, r) {
        var l = aO()
        r = void 0 === r ? null : r
        var a = l.memoizedState.inst
        null !== ap && null !== r && ax(r, ap.memoizedState.deps)
          ? (l.memoizedState = a5(n, a, t, r))
          : ((ad.flags |= e), (l.memoizedState = a5(1 | n, a, t, r)))
      }
      function it(e, n) {
        a7(8390656, 8, e, n)
      }
      function ir(e, n) {
        ie(2048, 8, e, n)
      }
      function il(e) {
        var n = aO().memoizedState,
          t = { ref: n, nextImpl: e }
        ad.flags |= 4
        var r = ad.updateQueue
        if (null === r) (r = aF()), (ad.updateQueue = r), (r.events = [t])
        else {
          var l = r.events
          null === l ? (r.events = [t]) : l.push(t)
        }
        return function () {
          if (0 != (2 & uO)) throw Error(o(440))
          return n.impl.apply(void 0, arguments)
        }
      }
      function ia(e, n) {
        return ie(4, 2, e, n)
      }
      function ii(e, n) {
        return ie(4, 4, e, n)
      }
      function io(e, n) {
        if ('function' == typeof n) {
          var t = n((e = e()))
          return () => {
            'function' == typeof t ? t() : n(null)
          }
        }
        if (null != n)
          return (
            (n.current = e = e()),
            () => {
              n.current = null
            }
          )
      }
      function iu(e, n, t) {
        ;(t = null != t ? t.concat([e]) : null), ie(4, 4, io.bind(null, n, e), t)
      }
      function is() {}
      function ic(e, n) {
        var t = aO()
        n = void 0 === n ? null : n
        var r = t.memoizedState
        return null !== n && ax(n, r[1]) ? r[0] : ((t.memoizedState = [e, n]), e)
      }
      function id(e, n) {
        var t = aO()
        n = void 0 === n ? null : n
        var r = t.memoizedState
        if (null !== n && ax(n, r[1])) return r[0]
        if (((r = e()), av)) {
          eT(!0)
          try {
            e()
          } finally {
            eT(!1)
          }
        }
        return ((t.memoizedState = [r, n]), r)
      }
      function ip(e, n, t) {
        return void 0 === t || (0 != (0x40000000 & af) && 0 == (261930 & uD))
          ? (e.memoizedState = n)
          : ((e.memoizedState = t), (e = sa()), (ad.lanes |= e), (uB |= e), t)
      }
      function im(e, n, t, r) {
        return tH(t, n)
          ? t
          : null !== l8.current
            ? (tH((e = ip(e, t, r)), n) || (iZ = !0), e)
            : 0 == (106 & af) || (0 != (0x40000000 & af) && 0 == (261930 & uD))
              ? ((iZ = !0), (e.memoizedState = t))
              : ((e = sa()), (ad.lanes |= e), (uB |= e), n)
      }
      function ih(e, n, t, r, l) {
        var a = q.p
        q.p = 0 !== a && 8 > a ? a : 8
        var i = Q.T,
          o = {}
        ;(o.types = null !== i ? i.types : null), (Q.T = o), i_(e, !1, n, t)
        try {
          var u = l(),
            s = Q.S
          if ((null !== s && s(o, u), null !== u && 'object' == typeof u && 'function' == typeof u.then)) {
            var c,
              f,
              d =
                ((c = []),
                (f = {
                  status: 'pending',
                  value: null,
                  reason: null,
                  then: (e) => {
                    c.push(e)
                  },
                }),
                u.then(
                  () => {
                    ;(f.status = 'fulfilled'), (f.value = r)
                    for (var e = 0; e < c.length; e++) (0, c[e])(r)
                  },
                  (e) => {
                    for (f.status = 'rejected', f.reason = e, e = 0; e < c.length; e++) (0, c[e])(void 0)
                  },
                ),
                f)
            iC(e, n, d, sl())
          } else iC(e, n, r, sl())
        } catch (t) {
          iC(e, n, { then: () => {}, status: 'rejected', reason: t }, sl())
        } finally {
          ;(q.p = a), null !== i && null !== o.types && (i.types = o.types), (Q.T = i)
        }
      }
      function ig() {}
      function iv(e, n, t, r) {
        if (5 !== e.tag) throw Error(o(476))
        var l = iy(e).queue
        ih(e, l, n, Y, null === t ? ig : () => (ib(e), t(r)))
      }
      function iy(e) {
        var n = e.memoizedState
        if (null !== n) return n
        var t = {}
        return (
          ((n = {
            memoizedState: Y,
            baseState: Y,
            baseQueue: null,
            queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: aA, lastRenderedState: Y },
            next: null,
          }).next = {
            memoizedState: t,
            baseState: t,
            baseQueue: null,
            queue: { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: aA, lastRenderedState: t },
            next: null,
          }),
          (e.memoizedState = n),
          null !== (e = e.alternate) && (e.memoizedState = n),
          n
        )
      }
      function ib(e) {
        var n = iy(e)
        null === n.next && (n = e.alternate.memoizedState), iC(e, n.next.queue, {}, sl())
      }
      function iw() {
        return lu(fI)
      }
      function ik() {
        return aO().memoizedState
      }
      function iS() {
        return aO().memoizedState
      }
      function ix(e) {
        for (var n = e.return; null !== n; ) {
          switch (n.tag) {
            case 24:
            case 3:
              var t = sl(),
                r = lX(n, (e = lK(t)), t)
              null !== r && (so(r, n, t), lG(r, n, t)), (n = { cache: lh() }), (e.payload = n)
              return
          }
          n = n.return
        }
      }
      function iE(e, n, t) {
        var r = sl()
        ;(t = { lane: r, revertLane: 0, gesture: null, action: t, hasEagerState: !1, eagerState: null, next: null }),
          iT(e) ? iP(n, t) : null !== (t = ry(e, n, t, r)) && (so(t, e, r), iz(t, n, r))
      }
      function iN(e, n, t) {
        iC(e, n, t, sl())
      }
      function iC(e, n, t, r) {
        var l = { lane: r, revertLane: 0, gesture: null, action: t, hasEagerState: !1, eagerState: null, next: null }
        if (iT(e)) iP(n, l)
        else {
          var a = e.alternate
          if (0 === e.lanes && (null === a || 0 === a.lanes) && null !== (a = n.lastRenderedReducer))
            try {
              var i = n.lastRenderedState,
                o = a(i, t)
              if (((l.hasEagerState = !0), (l.eagerState = o), tH(o, i)))
                return (rv(e, n, l, 0), null === uF && rg(), !1)
            } catch (e) {
            } finally {
            }
          if (null !== (t = ry(e, n, l, r))) return (so(t, e, r), iz(t, n, r), !0)
        }
        return !1
      }
      function i_(e, n, t, r) {
        if (
          ((r = {
            lane: 2,
            revertLane: s0(),
            gesture: null,
            action: r,
            hasEagerState: !1,
            eagerState: null,
            next: null,
          }),
          iT(e))
        ) {
          if (n) throw Error(o(479))
        } else null !== (n = ry(e, t, r, 2)) && so(n, e, 2)
      }
      function iT(e) {
        var n = e.alternate
        return e === ad || (null !== n && n === ad)
      }
      function iP(e, n) {
        ag = ah = !0
        var t = e.pending
        null === t ? (n.next = n) : ((n.next = t.next), (t.next = n)), (e.pending = n)
      }
      function iz(e, n, t) {
        if (0 != (4194048 & t)) {
          var r = n.lanes
          ;(r &= e.pendingLanes), (n.lanes = t |= r), eB(e, t)
        }
      }
      var iL = {
          readContext: lu,
          use: aD,
          useCallback: aS,
          useContext: aS,
          useEffect: aS,
          useImperativeHandle: aS,
          useLayoutEffect: aS,
          useInsertionEffect: aS,
          useMemo: aS,
          useReducer: aS,
          useRef: aS,
          useState: aS,
          useDebugValue: aS,
          useDeferredValue: aS,
          useTransition: aS,
          useSyncExternalStore: aS,
          useId: aS,
          useHostTransitionStatus: aS,
          useFormState: aS,
          useActionState: aS,
          useOptimistic: aS,
          useMemoCache: aS,
          useCacheRefresh: aS,
          useEffectEvent: aS,
        },
        iO = {
          readContext: lu,
          use: aD,
          useCallback: (e, n) => ((aL().memoizedState = [e, void 0 === n ? null : n]), e),
          useContext: lu,
          useEffect: it,
          useImperativeHandle: (e, n, t) => {
            ;(t = null != t ? t.concat([e]) : null), a7(4194308, 4, io.bind(null, n, e), t)
          },
          useLayoutEffect: (e, n) => a7(4194308, 4, e, n),
          useInsertionEffect: (e, n) => {
            a7(4, 2, e, n)
          },
          useMemo: (e, n) => {
            var t = aL()
            n = void 0 === n ? null : n
            var r = e()
            if (av) {
              eT(!0)
              try {
                e()
              } finally {
                eT(!1)
              }
            }
            return ((t.memoizedState = [r, n]), r)
          },
          useReducer: (e, n, t) => {
            var r = aL()
            if (void 0 !== t) {
              var l = t(n)
              if (av) {
                eT(!0)
                try {
                  t(n)
                } finally {
                  eT(!1)
                }
              }
            } else l = n
            return (
              (r.memoizedState = r.baseState = l),
              (r.queue = e = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: e, lastRenderedState: l }),
              (e = e.dispatch = iE.bind(null, ad, e)),
              [r.memoizedState, e]
            )
          },
          useRef: (e) => (aL().memoizedState = { current: e }),
          useState: (e) => {
            var n = (e = aq(e)).queue,
              t = iN.bind(null, ad, n)
            return ((n.dispatch = t), [e.memoizedState, t])
          },
          useDebugValue: is,
          useDeferredValue: (e, n) => ip(aL(), e, n),
          useTransition: () => {
            var e = aq(!1)
            return ((e = ih.bind(null, ad, e.queue, !0, !1)), (aL().memoizedState = e), [!1, e])
          },
          useSyncExternalStore: (e, n, t) => {
            var r = ad,
              l = aL()
            if (rX) {
              if (void 0 === t) throw Error(o(407))
              t = t()
            } else {
              if (((t = n()), null === uF)) throw Error(o(349))
              0 != (127 & uD) || aV(r, n, t)
            }
            l.memoizedState = t
            var a = { value: t, getSnapshot: n }
            return (
              (l.queue = a),
              it(aH.bind(null, r, a, e), [e]),
              (r.flags |= 2048),
              a5(9, { destroy: void 0 }, aB.bind(null, r, a, t, n), null),
              t
            )
          },
          useId: () => {
            var e = aL(),
              n = uF.identifierPrefix
            if (rX) {
              var t = rB,
                r = rV
              ;(n = '_' + n + 'R_' + (t = (r & ~(1 << (32 - eP(r) - 1))).toString(32) + t)),
                0 < (t = ay++) && (n += 'H' + t.toString(32)),
                (n += '_')
            } else n = '_' + n + 'r_' + (t = ak++).toString(32) + '_'
            return (e.memoizedState = n)
          },
          useHostTransitionStatus: iw,
          useFormState: a2,
          useActionState: a2,
          useOptimistic: (e) => {
            var n = aL()
            n.memoizedState = n.baseState = e
            var t = { pending: null, lanes: 0, dispatch: null, lastRenderedReducer: null, lastRenderedState: null }
            return ((n.queue = t), (n = i_.bind(null, ad, !0, t)), (t.dispatch = n), [e, n])
          },
          useMemoCache: aI,
          useCacheRefresh: () => (aL().memoizedState = ix.bind(null, ad)),
          useEffectEvent: (e) => {
            var n = aL(),
              t = { impl: e }
            return (
              (n.memoizedState = t),
              function () {
                if (0 != (2 & uO)) throw Error(o(440))
                return t.impl.apply(void 0, arguments)
              }
            )
          },
        },
        iF = {
          readContext: lu,
          use: aD,
          useCallback: ic,
          useContext: lu,
          useEffect: ir,
          useImperativeHandle: iu,
          useInsertionEffect: ia,
          useLayoutEffect: ii,
          useMemo: id,
          useReducer: aR,
          useRef: a9,
          useState: () => aR(aA),
          useDebugValue: is,
          useDeferredValue: (e, n) => im(aO(), ap.memoizedState, e, n),
          useTransition: () => {
            var e = aR(aA)[0],
              n = aO().memoizedState
            return ['boolean' == typeof e ? e : aM(e), n]
          },
          useSyncExternalStore: a$,
          useId: ik,
          useHostTransitionStatus: iw,
          useFormState: a3,
          useActionState: a3,
          useOptimistic: (e, n) => aY(aO(), ap, e, n),
          useMemoCache: aI,
          useCacheRefresh: iS,
          useEffectEvent: il,
        },
        iM = {
          readContext: lu,
          use: aD,
          useCallback: ic,
          useContext: lu,
          useEffect: ir,
          useImperativeHandle: iu,
          useInsertionEffect: ia,
          useLayoutEffect: ii,
          useMemo: id,
          useReducer: aj,
          useRef: a9,
          useState: () => aj(aA),
          useDebugValue: is,
          useDeferredValue: (e, n) => {
            var t = aO()
            return null === ap ? ip(t, e, n) : im(t, ap.memoizedState, e, n)
          },
          useTransition: () => {
            var e = aj(aA)[0],
              n = aO().memoizedState
            return ['boolean' == typeof e ? e : aM(e), n]
          },
          useSyncExternalStore: a$,
          useId: ik,
          useHostTransitionStatus: iw,
          useFormState: a6,
          useActionState: a6,
          useOptimistic: (e, n) => {
            var t = aO()
            return null !== ap ? aY(t, ap, e, n) : ((t.baseState = e), [e, t.queue.dispatch])
          },
          useMemoCache: aI,
          useCacheRefresh: iS,
          useEffectEvent: il,
        }
      function iD(e, n, t, r) {
        ;(t = null == (t = t(r, (n = e.memoizedState))) ? n : x({}, n, t)),
          (e.memoizedState = t),
          0 === e.lanes && (e.updateQueue.baseState = t)
      }
      var iI = {
        enqueueSetState: (e, n, t) => {
          e = e._reactInternals
          var r = sl(),
            l = lK(r)
          ;(l.payload = n), null != t && (l.callback = t), null !== (n = lX(e, l, r)) && (so(n, e, r), lG(n, e, r))
        },
        enqueueReplaceState: (e, n, t) => {
          e = e._reactInternals
          var r = sl(),
            l = lK(r)
          ;(l.tag = 1),
            (l.payload = n),
            null != t && (l.callback = t),
            null !== (n = lX(e, l, r)) && (so(n, e, r), lG(n, e, r))
        },
        enqueueForceUpdate: (e, n) => {
          e = e._reactInternals
          var t = sl(),
            r = lK(t)
          ;(r.tag = 2), null != n && (r.callback = n), null !== (n = lX(e, r, t)) && (so(n, e, t), lG(n, e, t))
        },
      }
      function iA(e, n, t, r, l, a, i) {
        return 'function' == typeof (e = e.stateNode).shouldComponentUpdate
          ? e.shouldComponentUpdate(r, a, i)
          : !n.prototype || !n.prototype.isPureReactComponent || !tW(t, r) || !tW(l, a)
      }
      function iR(e, n, t, r) {
        ;(e = n.state),
          'function' == typeof n.componentWillReceiveProps && n.componentWillReceiveProps(t, r),
          'function' == typeof n.UNSAFE_componentWillReceiveProps && n.UNSAFE_componentWillReceiveProps(t, r),
          n.state !== e && iI.enqueueReplaceState(n, n.state, null)
      }
      function iU(e, n) {
        var t = n
        if ('ref' in n) for (var r in ((t = {}), n)) 'ref' !== r && (t[r] = n[r])
        if ((e = e.defaultProps)) for (var l in (t === n && (t = x({}, t)), e)) void 0 === t[l] && (t[l] = e[l])
        return t
      }
      function ij(e) {
        rd(e)
      }
      function i$(e) {
        console.error(e)
      }
      function iV(e) {
        rd(e)
      }
      function iB(e, n) {
        try {
          ;(0, e.onUncaughtError)(n.value, { componentStack: n.stack })
        } catch (e) {
          setTimeout(() => {
            throw e
          })
        }
      }
      function iH(e, n, t) {
        try {
          ;(0, e.onCaughtError)(t.value, { componentStack: t.stack, errorBoundary: 1 === n.tag ? n.stateNode : null })
        } catch (e) {
          setTimeout(() => {
            throw e
          })
        }
      }
      function iW(e, n, t) {
        return (
          ((t = lK(t)).tag = 3),
          (t.payload = { element: null }),
          (t.callback = () => {
            iB(e, n)
          }),
          t
        )
      }
      function iQ(e) {
        return (((e = lK(e)).tag = 3), e)
      }
      function iq(e, n, t, r) {
        var l = t.type.getDerivedStateFromError
        if ('function' == typeof l) {
          var a = r.value
          ;(e.payload = () => l(a)),
            (e.callback = () => {
              iH(n, t, r)
            })
        }
        var i = t.stateNode
        null !== i &&
          'function' == typeof i.componentDidCatch &&
          (e.callback = function () {
            iH(n, t, r), 'function' != typeof l && (null === u1 ? (u1 = new Set([this])) : u1.add(this))
            var e = r.stack
            this.componentDidCatch(r.value, { componentStack: null !== e ? e : '' })
          })
      }
      var iY = Error(o(461)),
        iZ = !1
      function iK(e, n, t, r) {
        n.child = null === e ? lQ(n, null, t, r) : lW(n, e.child, t, r)
      }
      function iX(e, n, t, r, l) {
        t = t.render
        var a = n.ref
        if ('ref' in r) {
          var i = {}
          for (var o in r) 'ref' !== o && (i[o] = r[o])
        } else i = r
        return (lo(n), (r = aE(e, n, t, i, a, l)), (o = aT()), null === e || iZ)
          ? (rX && o && rQ(n), (n.flags |= 1), iK(e, n, r, l), n.child)
          : (aP(e, n, l), op(e, n, l))
      }
      function iG(e, n, t, r, l) {
        if (null === e) {
          var a = t.type
          return 'function' != typeof a || rN(a) || void 0 !== a.defaultProps || null !== t.compare
            ? (((e = rT(t.type, null, r, n, n.mode, l)).ref = n.ref), (e.return = n), (n.child = e))
            : ((n.tag = 15), (n.type = a), iJ(e, n, a, r, l))
        }
        if (((a = e.child), !om(e, l))) {
          var i = a.memoizedProps
          if ((t = null !== (t = t.compare) ? t : tW)(i, r) && e.ref === n.ref) return op(e, n, l)
        }
        return ((n.flags |= 1), ((e = rC(a, r)).ref = n.ref), (e.return = n), (n.child = e))
      }
      function iJ(e, n, t, r, l) {
        if (null !== e) {
          var a = e.memoizedProps
          if (tW(a, r) && e.ref === n.ref)
            if (((iZ = !1), (n.pendingProps = r = a), !om(e, l))) return ((n.lanes = e.lanes), op(e, n, l))
            else 0 != (131072 & e.flags) && (iZ = !0)
        }
        return i6(e, n, t, r, l)
      }
      function i0(e, n, t, r) {
        var l = r.children,
          a = null !== e ? e.memoizedState : null
        if (
          (null === e &&
            null === n.stateNode &&
            (n.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
          'hidden' === r.mode)
        ) {
          if (0 != (128 & n.flags)) {
            if (((a = null !== a ? a.baseLanes | t : t), null !== e)) {
              for (r = n.child = e.child, l = 0; null !== r; ) (l = l | r.lanes | r.childLanes), (r = r.sibling)
              r = l & ~a
            } else (r = 0), (n.child = null)
            return i2(e, n, a, t, r)
          }
          if (0 == (0x20000000 & t))
            return ((r = n.lanes = 0x20000000), i2(e, n, null !== a ? a.baseLanes | t : t, t, r))
          ;(n.memoizedState = { baseLanes: 0, cachePool: null }),
            null !== e && l_(n, null !== a ? a.cachePool : null),
            null !== a ? l5(n, a) : l9(),
            al(n)
        } else
          null !== a
            ? (l_(n, a.cachePool), l5(n, a), aa(), (n.memoizedState = null))
            : (null !== e && l_(n, null), l9(), aa())
        return (iK(e, n, l, t), n.child)
      }
      function i1(e, n) {
        return (
          (null !== e && 22 === e.tag) ||
            null !== n.stateNode ||
            (n.stateNode = { _visibility: 1, _pendingMarkers: null, _retryCache: null, _transitions: null }),
          n.sibling
        )
      }
      function i2(e, n, t, r, l) {
        var a = lC()
        return (
          (n.memoizedState = {
            baseLanes: t,
            cachePool: (a = null === a ? null : { parent: lm._currentValue, pool: a }),
          }),
          null !== e && l_(n, null),
          l9(),
          al(n),
          null !== e && la(e, n, r, !0),
          (n.childLanes = l),
          null
        )
      }
      function i3(e, n) {
        return (
          ((n = oa({ mode: n.mode, children: n.children }, e.mode)).ref = e.ref), (e.child = n), (n.return = e), n
        )
      }
      function i4(e, n, t) {
        return (
          lW(n, e.child, null, t), (e = i3(n, n.pendingProps)), (e.flags |= 2), ai(n), (n.memoizedState = null), e
        )
      }
      function i8(e, n) {
        var t = n.ref
        if (null === t) null !== e && null !== e.ref && (n.flags |= 4194816)
        else {
          if ('function' != typeof t && 'object' != typeof t) throw Error(o(284))
          ;(null === e || e.ref !== t) && (n.flags |= 4194816)
        }
      }
      function i6(e, n, t, r, l) {
        return (lo(n), (t = aE(e, n, t, r, void 0, l)), (r = aT()), null === e || iZ)
          ? (rX && r && rQ(n), (n.flags |= 1), iK(e, n, t, l), n.child)
          : (aP(e, n, l), op(e, n, l))
      }
      function i5(e, n, t, r, l, a) {
        return (lo(n), (n.updateQueue = null), (t = aC(n, r, t, l)), aN(e), (r = aT()), null === e || iZ)
          ? (rX && r && rQ(n), (n.flags |= 1), iK(e, n, t, a), n.child)
          : (aP(e, n, a), op(e, n, a))
      }
      function i9(e, n, t, r, l) {
        if ((lo(n), null === n.stateNode)) {
          var a = rS,
            i = t.contextType
          'object' == typeof i && null !== i && (a = lu(i)),
            (n.memoizedState = null !== (a = new t(r, a)).state && void 0 !== a.state ? a.state : null),
            (a.updater = iI),
            (n.stateNode = a),
            (a._reactInternals = n),
            ((a = n.stateNode).props = r),
            (a.state = n.memoizedState),
            (a.refs = {}),
            lY(n),
            (i = t.contextType),
            (a.context = 'object' == typeof i && null !== i ? lu(i) : rS),
            (a.state = n.memoizedState),
            'function' == typeof (i = t.getDerivedStateFromProps) && (iD(n, t, i, r), (a.state = n.memoizedState)),
            'function' == typeof t.getDerivedStateFromProps ||
              'function' == typeof a.getSnapshotBeforeUpdate ||
              ('function' != typeof a.UNSAFE_componentWillMount && 'function' != typeof a.componentWillMount) ||
              ((i = a.state),
              'function' == typeof a.componentWillMount && a.componentWillMount(),
              'function' == typeof a.UNSAFE_componentWillMount && a.UNSAFE_componentWillMount(),
              i !== a.state && iI.enqueueReplaceState(a, a.state, null),
              l2(n, r, a, l),
              l1(),
              (a.state = n.memoizedState)),
            'function' == typeof a.componentDidMount && (n.flags |= 4194308),
            (r = !0)
        } else if (null === e) {
          a = n.stateNode
          var o = n.memoizedProps,
            u = iU(t, o)
          a.props = u
          var s = a.context,
            c = t.contextType
          ;(i = rS), 'object' == typeof c && null !== c && (i = lu(c))
          var f = t.getDerivedStateFromProps
          ;(c = 'function' == typeof f || 'function' == typeof a.getSnapshotBeforeUpdate),
            (o = n.pendingProps !== o),
            c ||
              ('function' != typeof a.UNSAFE_componentWillReceiveProps &&
                'function' != typeof a.componentWillReceiveProps) ||
              ((o || s !== i) && iR(n, a, r, i)),
            (lq = !1)
          var d = n.memoizedState
          ;(a.state = d),
            l2(n, r, a, l),
            l1(),
            (s = n.memoizedState),
            o || d !== s || lq
              ? ('function' == typeof f && (iD(n, t, f, r), (s = n.memoizedState)),
                (u = lq || iA(n, t, u, r, d, s, i))
                  ? (c ||
                      ('function' != typeof a.UNSAFE_componentWillMount && 'function' != typeof a.componentWillMount) ||
                      ('function' == typeof a.componentWillMount && a.componentWillMount(),
                      'function' == typeof a.UNSAFE_componentWillMount && a.UNSAFE_componentWillMount()),
                    'function' == typeof a.componentDidMount && (n.flags |= 4194308))
                  : ('function' == typeof a.componentDidMount && (n.flags |= 4194308),
                    (n.memoizedProps = r),
                    (n.memoizedState = s)),
                (a.props = r),
                (a.state = s),
                (a.context = i),
                (r = u))
              : ('function' == typeof a.componentDidMount && (n.flags |= 4194308), (r = !1))
        } else {
          ;(a = n.stateNode),
            lZ(e, n),
            (c = iU(t, (i = n.memoizedProps))),
            (a.props = c),
            (f = n.pendingProps),
            (d = a.context),
            (s = t.contextType),
            (u = rS),
            'object' == typeof s && null !== s && (u = lu(s)),
            (s =
              'function' == typeof (o = t.getDerivedStateFromProps) ||
              'function' == typeof a.getSnapshotBeforeUpdate) ||
              ('function' != typeof a.UNSAFE_componentWillReceiveProps &&
                'function' != typeof a.componentWillReceiveProps) ||
              ((i !== f || d !== u) && iR(n, a, r, u)),
            (lq = !1),
            (d = n.memoizedState),
            (a.state = d),
            l2(n, r, a, l),
            l1()
          var p = n.memoizedState
          i !== f || d !== p || lq || (null !== e && null !== e.dependencies && li(e.dependencies))
            ? ('function' == typeof o && (iD(n, t, o, r), (p = n.memoizedState)),
              (c = lq || iA(n, t, c, r, d, p, u) || (null !== e && null !== e.dependencies && li(e.dependencies)))
                ? (s ||
                    ('function' != typeof a.UNSAFE_componentWillUpdate && 'function' != typeof a.componentWillUpdate) ||
                    ('function' == typeof a.componentWillUpdate && a.componentWillUpdate(r, p, u),
                    'function' == typeof a.UNSAFE_componentWillUpdate && a.UNSAFE_componentWillUpdate(r, p, u)),
                  'function' == typeof a.componentDidUpdate && (n.flags |= 4),
                  'function' == typeof a.getSnapshotBeforeUpdate && (n.flags |= 1024))
                : ('function' != typeof a.componentDidUpdate ||
                    (i === e.memoizedProps && d === e.memoizedState) ||
                    (n.flags |= 4),
                  'function' != typeof a.getSnapshotBeforeUpdate ||
                    (i === e.memoizedProps && d === e.memoizedState) ||
                    (n.flags |= 1024),
                  (n.memoizedProps = r),
                  (n.memoizedState = p)),
              (a.props = r),
              (a.state = p),
              (a.context = u),
              (r = c))
            : ('function' != typeof a.componentDidUpdate ||
                (i === e.memoizedProps && d === e.memoizedState) ||
                (n.flags |= 4),
              'function' != typeof a.getSnapshotBeforeUpdate ||
                (i === e.memoizedProps && d === e.memoizedState) ||
                (n.flags |= 1024),
              (r = !1))
        }
        return (
          (a = r),
          i8(e, n),
          (r = 0 != (128 & n.flags)),
          a || r
            ? ((a = n.stateNode),
              (t = r && 'function' != typeof t.getDerivedStateFromError ? null : a.render()),
              (n.flags |= 1),
              null !== e && r ? ((n.child = lW(n, e.child, null, l)), (n.child = lW(n, null, t, l))) : iK(e, n, t, l),
              (n.memoizedState = a.state),
              (e = n.child))
            : (e = op(e, n, l)),
          e
        )
      }
      function i7(e, n, t, r) {
        return (r8(), (n.flags |= 256), iK(e, n, t, r), n.child)
      }
      var oe = { dehydrated: null, treeContext: null, retryLane: 0, hydrationErrors: null }
      function on(e) {
        return { baseLanes: e, cachePool: lT() }
      }
      function ot(e, n, t) {
        return ((e = null !== e ? e.childLanes & ~t : 0), n && (e |= uQ), e)
      }
      function or(e, n, t) {
        var r,
          l = n.pendingProps,
          a = !1,
          i = 0 != (128 & n.flags)
        if (
          ((r = i) || (r = (null === e || null !== e.memoizedState) && 0 != (2 & ao.current)),
          r && ((a = !0), (n.flags &= -129)),
          (r = 0 != (32 & n.flags)),
          (n.flags &= -33),
          null === e)
        ) {
          if (rX) {
            if (
              (a ? at(n) : aa(),
              (e = rK)
                ? null !== (e = null !== (e = c6(e, rJ)) && '&' !== e.data ? e : null) &&
                  ((n.memoizedState = {
                    dehydrated: e,
                    treeContext: null !== r$ ? { id: rV, overflow: rB } : null,
                    retryLane: 0x20000000,
                    hydrationErrors: null,
                  }),
                  ((t = rL(e)).return = n),
                  (n.child = t),
                  (rZ = n),
                  (rK = null))
                : (e = null),
              null === e)
            )
              throw r1(n)
            return (c9(e) ? (n.lanes = 32) : (n.lanes = 0x20000000), null)
          }
          return ((i = l.children), (l = l.fallback), a)
            ? (aa(),
              (i = oa({ mode: 'hidden', children: i }, (a = n.mode))),
              (l = rP(l, a, t, null)),
              (i.return = n),
              (l.return = n),
              (i.sibling = l),
              (n.child = i),
              ((l = n.child).memoizedState = on(t)),
              (l.childLanes = ot(e, r, t)),
              (n.memoizedState = oe),
              i1(null, l))
            : (at(n), ol(n, i))
        }
        var u = e.memoizedState
        if (null !== u) {
          var s = u.dehydrated
          if (null !== s) {
            var c = e,
              f = n,
              d = i,
              p = r,
              m = l,
              h = s,
              g = u,
              v = t
            if (d)
              return 256 & f.flags
                ? (at(f), (f.flags &= -257), oi(c, f, v))
                : null !== f.memoizedState
                  ? (aa(), (f.child = c.child), (f.flags |= 128), null)
                  : (aa(),
                    (h = m.fallback),
                    (g = f.mode),
                    (m = oa({ mode: 'visible', children: m.children }, g)),
                    (h = rP(h, g, v, null)),
                    (h.flags |= 2),
                    (m.return = f),
                    (h.return = f),
                    (m.sibling = h),
                    (f.child = m),
                    lW(f, c.child, null, v),
                    ((m = f.child).memoizedState = on(v)),
                    (m.childLanes = ot(c, p, v)),
                    (f.memoizedState = oe),
                    i1(null, m))
            if ((at(f), c9(h))) {
              if ((p = h.nextSibling && h.nextSibling.dataset)) var y = p.dgst
              return (
                '' !== (p = y) &&
                  (((m = Error(o(419))).stack = ''), (m.digest = p), r5({ value: m, source: null, stack: null })),
                oi(c, f, v)
              )
            }
            if ((iZ || la(c, f, v, !1), (p = 0 != (v & c.childLanes)), iZ || p)) {
              if (null !== l8.current) return oi(c, f, v)
              if (null !== (p = uF) && 0 !== (m = eH(p, v)) && m !== g.retryLane)
                throw ((g.retryLane = m), rb(c, m), so(p, c, m), iY)
              return (c5(h) || sy(), oi(c, f, v))
            }
            return c5(h)
              ? ((f.flags |= 192), (f.child = c.child), null)
              : ((c = g.treeContext),
                (rK = c7(h.nextSibling)),
                (rZ = f),
                (rX = !0),
                (rG = null),
                (rJ = !1),
                null !== c && rY(f, c),
                (f = ol(f, m.children)),
                (f.flags |= 0x8001000),
                f)
          }
        }
        return a
          ? (aa(),
            (a = l.fallback),
            (i = n.mode),
            (s = (u = e.child).sibling),
            ((l = rC(u, { mode: 'hidden', children: l.children })).subtreeFlags = 0x47f00000 & u.subtreeFlags),
            null !== s ? (a = rC(s, a)) : ((a = rP(a, i, t, null)), (a.flags |= 2)),
            (a.return = n),
            (l.return = n),
            (l.sibling = a),
            (n.child = l),
            i1(null, l),
            (l = n.child),
            null === (a = e.child.memoizedState)
              ? (a = on(t))
              : (null !== (i = a.cachePool)
                  ? ((u = lm._currentValue), (i = i.parent !== u ? { parent: u, pool: u } : i))
                  : (i = lT()),
                (a = { baseLanes: a.baseLanes | t, cachePool: i })),
            (l.memoizedState = a),
            (l.childLanes = ot(e, r, t)),
            (n.memoizedState = oe),
            i1(e.child, l))
          : (at(n),
            (e = (t = e.child).sibling),
            ((t = rC(t, { mode: 'visible', children: l.children })).return = n),
            (t.sibling = null),
            null !== e && (null === (r = n.deletions) ? ((n.deletions = [e]), (n.flags |= 16)) : r.push(e)),
            (n.child = t),
            (n.memoizedState = null),
            t)
      }
      function ol(e, n) {
        return (((n = oa({ mode: 'visible', children: n }, e.mode)).return = e), (e.child = n))
      }
      function oa(e, n) {
        return (((e = rE(22, e, null, n)).lanes = 0), e)
      }
      function oi(e, n, t) {
        return (
          lW(n, e.child, null, t), (e = ol(n, n.pendingProps.children)), (e.flags |= 2), (n.memoizedState = null), e
        )
      }
      function oo(e, n, t) {
        e.lanes |= n
        var r = e.alternate
        null !== r && (r.lanes |= n), lr(e.return, n, t)
      }
      function ou(e) {
        for (var n = null; null !== e; ) {
          var t = e.alternate
          null !== t && null === ac(t) && (n = e), (e = e.sibling)
        }
        return n
      }
      function os(e, n, t, r, l, a) {
        var i = e.memoizedState
        null === i
          ? (e.memoizedState = {
              isBackwards: n,
              rendering: null,
              renderingStartTime: 0,
              last: r,
              tail: t,
              tailMode: l,
              treeForkCount: a,
            })
          : ((i.isBackwards = n),
            (i.rendering = null),
            (i.renderingStartTime = 0),
            (i.last = r),
            (i.tail = t),
            (i.tailMode = l),
            (i.treeForkCount = a))
      }
      function oc(e) {
        var n = e.child
        for (e.child = null; null !== n; ) {
          var t = n.sibling
          ;(n.sibling = e.child), (e.child = n), (n = t)
        }
      }
      function of(e, n, t) {
        var r = n.pendingProps,
          l = r.revealOrder,
          a = r.tail
        r = r.children
        var i = ao.current
        if (128 & n.flags) return (au(n, i), null)
        var o = 0 != (2 & i)
        if (
          (o ? ((i = (1 & i) | 2), (n.flags |= 128)) : (i &= 1),
          au(n, i),
          'backwards' === l && null !== e ? (oc(e), iK(e, n, r, t), oc(e)) : iK(e, n, r, t),
          (r = rX ? rR : 0),
          !o && null !== e && 0 != (128 & e.flags))
        )
          e: for (e = n.child; null !== e; ) {
            if (13 === e.tag) null !== e.memoizedState && oo(e, t, n)
            else if (19 === e.tag) oo(e, t, n)
            else if (null !== e.child) {
              ;(e.child.return = e), (e = e.child)
              continue
            }
            if (e === n) break
            for (; null === e.sibling; ) {
              if (null === e.return || e.return === n) break e
              e = e.return
            }
            ;(e.sibling.return = e.return), (e = e.sibling)
          }
        switch (l) {
          case 'backwards':
            null === (t = ou(n.child))
              ? ((l = n.child), (n.child = null))
              : ((l = t.sibling), (t.sibling = null), oc(n)),
              os(n, !0, l, null, a, r)
            break
          case 'unstable_legacy-backwards':
            for (t = null, l = n.child, n.child = null; null !== l; ) {
              if (null !== (e = l.alternate) && null === ac(e)) {
                n.child = l
                break
              }
              ;(e = l.sibling), (l.sibling = t), (t = l), (l = e)
            }
            os(n, !0, t, null, a, r)
            break
          case 'together':
            os(n, !1, null, null, void 0, r)
            break
          case 'independent':
            n.memoizedState = null
            break
          default:
            null === (t = ou(n.child)) ? ((l = n.child), (n.child = null)) : ((l = t.sibling), (t.sibling = null)),
              os(n, !1, l, t, a, r)
        }
        return n.child
      }
      function od(e, n, t) {
        var r = n.pendingProps
        return (ln(n, n.type, r.value), iK(e, n, r.children, t), n.child)
      }
      function op(e, n, t) {
        if ((null !== e && (n.dependencies = e.dependencies), (uB |= n.lanes), 0 == (t & n.childLanes))) {
          if (null === e) return null
          else if ((la(e, n, t, !1), 0 == (t & n.childLanes))) return null
        }
        if (null !== e && n.child !== e.child) throw Error(o(153))
        if (null !== n.child) {
          for (t = rC((e = n.child), e.pendingProps), n.child = t, t.return = n; null !== e.sibling; )
            (e = e.sibling), ((t = t.sibling = rC(e, e.pendingProps)).return = n)
          t.sibling = null
        }
        return n.child
      }
      function om(e, n) {
        return 0 != (e.lanes & n) || !!(null !== (e = e.dependencies) && li(e))
      }
      function oh(e, n, t) {
        if (null !== e)
          if (e.memoizedProps !== n.pendingProps) iZ = !0
          else {
            if (!om(e, t) && 0 == (128 & n.flags))
              return (
                (iZ = !1),
                ((e, n, t) => {
                  switch (n.tag) {
                    case 3:
                      el(n, n.stateNode.containerInfo), ln(n, lm, e.memoizedState.cache), r8()
                      break
                    case 27:
                    case 5:
                      ei(n)
                      break
                    case 4:
                      el(n, n.stateNode.containerInfo)
                      break
                    case 10:
                      ln(n, n.type, n.memoizedProps.value)
                      break
                    case 31:
                      if (null !== n.memoizedState) return ((n.flags |= 128), ar(n), null)
                      break
                    case 13:
                      var r = n.memoizedState
                      if (null !== r) {
                        if (null !== r.dehydrated) return (at(n), (n.flags |= 128), null)
                        r = la(e, n, t, !1)
                        var l = n.child.childLanes
                        if (r || 0 != (t & l)) return or(e, n, t)
                        return (at(n), null !== (e = op(e, n, t)) ? e.sibling : null)
                      }
                      at(n)
                      break
                    case 19:
                      if (128 & n.flags) return of(e, n, t)
                      if (
                        ((l = 0 != (128 & e.flags)),
                        (r = 0 != (t & n.childLanes)) || (la(e, n, t, !1), (r = 0 != (t & n.childLanes))),
                        l)
                      ) {
                        if (r) return of(e, n, t)
                        n.flags |= 128
                      }
                      if (
                        (null !== (l = n.memoizedState) &&
                          ((l.rendering = null), (l.tail = null), (l.lastEffect = null)),
                        au(n, ao.current),
                        !r)
                      )
                        return null
                      break
                    case 22:
                      return ((n.lanes = 0), i0(e, n, t, n.pendingProps))
                    case 24:
                      ln(n, lm, e.memoizedState.cache)
                  }
                  return op(e, n, t)
                })(e, n, t)
              )
            iZ = 0 != (131072 & e.flags)
          }
        else (iZ = !1), rX && 0 != (1048576 & n.flags) && rW(n, rR, n.index)
        switch (((n.lanes = 0), n.tag)) {
          case 16:
            e: {
              var r = n.pendingProps
              if (((e = lD(n.elementType)), (n.type = e), 'function' == typeof e))
                rN(e)
                  ? ((r = iU(e, r)), (n.tag = 1), (n = i9(null, n, e, r, t)))
                  : ((n.tag = 0), (n = i6(null, n, e, r, t)))
              else {
                if (null != e) {
                  var l = e.$$typeof
                  if (l === O) {
                    ;(n.tag = 11), (n = iX(null, n, e, r, t))
                    break e
                  }
                  if (l === D) {
                    ;(n.tag = 14), (n = iG(null, n, e, r, t))
                    break e
                  }
                  if (l === L) {
                    ;(n.tag = 10), (n.type = e), (n = od(null, n, t))
                    break e
                  }
                }
                throw Error(
                  o(
                    306,
                    (n =
                      (function e(n) {
                        if (null == n) return null
                        if ('function' == typeof n) return n.$$typeof === H ? null : n.displayName || n.name || null
                        if ('string' == typeof n) return n
                        switch (n) {
                          case _:
                            return 'Fragment'
                          case P:
                            return 'Profiler'
                          case T:
                            return 'StrictMode'
                          case F:
                            return 'Suspense'
                          case M:
                            return 'SuspenseList'
                          case A:
                            return 'Activity'
                          case j:
                            return 'ViewTransition'
                        }
                        if ('object' == typeof n)
                          switch (n.$$typeof) {
                            case C:
                              return 'Portal'
                            case L:
                              return n.displayName || 'Context'
                            case z:
                              return (n._context.displayName || 'Context') + '.Consumer'
                            case O:
                              var t = n.render
                              return (
                                (n = n.displayName) ||
                                  (n =
                                    '' !== (n = t.displayName || t.name || '')
                                      ? 'ForwardRef(' + n + ')'
                                      : 'ForwardRef'),
                                n
                              )
                            case D:
                              return null !== (t = n.displayName || null) ? t : e(n.type) || 'Memo'
                            case I:
                              ;(t = n._payload), (n = n._init)
                              try {
                                return e(n(t))
                              } catch (e) {}
                          }
                        return null
                      })(e) || e),
                    '',
                  ),
                )
              }
            }
            return n
          case 0:
            return i6(e, n, n.type, n.pendingProps, t)
          case 1:
            return ((l = iU((r = n.type), n.pendingProps)), i9(e, n, r, l, t))
          case 3:
            e: {
              if ((el(n, n.stateNode.containerInfo), null === e)) throw Error(o(387))
              r = n.pendingProps
              var a = n.memoizedState
              ;(l = a.element), lZ(e, n), l2(n, r, null, t)
              var i = n.memoizedState
              if (
                (ln(n, lm, (r = i.cache)), r !== a.cache && ll(n, [lm], t, !0), l1(), (r = i.element), a.isDehydrated)
              )
                if (
                  ((a = { element: r, isDehydrated: !1, cache: i.cache }),
                  (n.updateQueue.baseState = a),
                  (n.memoizedState = a),
                  256 & n.flags)
                ) {
                  n = i7(e, n, r, t)
                  break e
                } else if (r !== l) {
                  r5((l = rM(Error(o(424)), n))), (n = i7(e, n, r, t))
                  break e
                } else
                  for (
                    rK = c7(
                      (e =
                        9 === (e = n.stateNode.containerInfo).nodeType
                          ? e.body
                          : 'HTML' === e.nodeName
                            ? e.ownerDocument.body
                            : e).firstChild,
                    ),
                      rZ = n,
                      rX = !0,
                      rG = null,
                      rJ = !0,
                      t = lQ(n, null, r, t),
                      n.child = t;
                    t;
                  )
                    (t.flags = (-3 & t.flags) | 0x8001000), (t = t.sibling)
              else {
                if ((r8(), r === l)) {
                  n = op(e, n, t)
                  break e
                }
                iK(e, n, r, t)
              }
              n = n.child
            }
            return n
          case 26:
            return (
              i8(e, n),
              null === e
                ? (t = fd(n.type, null, n.pendingProps, null))
                  ? (n.memoizedState = t)
                  : rX || (n.stateNode = ck(n.type, n.pendingProps, et.current, n))
                : (n.memoizedState = fd(n.type, e.memoizedProps, n.pendingProps, e.memoizedState)),
              null
            )
          case 27:
            return (
              ei(n),
              null === e &&
                rX &&
                ((r = n.stateNode = fr(n.type, n.pendingProps, et.current)),
                (rZ = n),
                (rJ = !0),
                (l = rK),
                cz(n.type) ? ((fe = l), (rK = c7(r.firstChild))) : (rK = l)),
              iK(e, n, n.pendingProps.children, t),
              i8(e, n),
              null === e && (n.flags |= 4194304),
              n.child
            )
          case 5:
            return (
              null === e &&
                rX &&
                ((l = r = rK) &&
                  (null !==
                  (r = ((e, n, t, r) => {
                    for (; 1 === e.nodeType; ) {
                      if (e.nodeName.toLowerCase() !== n.toLowerCase()) {
                        if (!r && ('INPUT' !== e.nodeName || 'hidden' !== e.type)) break
                      } else if (r) {
                        if (!e[e3])
                          switch (n) {
                            case 'meta':
                              if (!e.hasAttribute('itemprop')) break
                              return e
                            case 'link':
                              if (
                                ('stylesheet' === (l = e.getAttribute('rel')) && e.hasAttribute('data-precedence')) ||
                                l !== t.rel ||
                                e.getAttribute('href') !== (null == t.href || '' === t.href ? null : t.href) ||
                                e.getAttribute('crossorigin') !== (null == t.crossOrigin ? null : t.crossOrigin) ||
                                e.getAttribute('title') !== (null == t.title ? null : t.title)
                              )
                                break
                              return e
                            case 'style':
                              if (e.hasAttribute('data-precedence')) break
                              return e
                            case 'script':
                              if (
                                ((l = e.getAttribute('src')) !== (null == t.src ? null : t.src) ||
                                  e.getAttribute('type') !== (null == t.type ? null : t.type) ||
                                  e.getAttribute('crossorigin') !== (null == t.crossOrigin ? null : t.crossOrigin)) &&
                                l &&
                                e.hasAttribute('async') &&
                                !e.hasAttribute('itemprop')
                              )
                                break
                              return e
                            default:
                              return e
                          }
                      } else {
                        if ('input' !== n || 'hidden' !== e.type) return e
                        var l = null == t.name ? null : '' + t.name
                        if ('hidden' === t.type && e.getAttribute('name') === l) return e
                      }
                      if (null === (e = c7(e.nextSibling))) break
                    }
                    return null
                  })(r, n.type, n.pendingProps, rJ))
                    ? ((n.stateNode = r), (rZ = n), (rK = c7(r.firstChild)), (rJ = !1), (l = !0))
                    : (l = !1)),
                l || r1(n)),
              ei(n),
              (l = n.type),
              (a = n.pendingProps),
              (i = null !== e ? e.memoizedProps : null),
              (r = a.children),
              cS(l, a) ? (r = null) : null !== i && cS(l, i) && (n.flags |= 32),
              null !== n.memoizedState && (fI._currentValue = l = aE(e, n, a_, null, null, t)),
              i8(e, n),
              iK(e, n, r, t),
              n.child
            )
          case 6:
            return (
              null === e &&
                rX &&
                ((e = t = rK) &&
                  (null !==
                  (t = ((e, n, t) => {
                    if ('' === n) return null
                    for (; 3 !== e.nodeType; )
                      if (
                        ((1 !== e.nodeType || 'INPUT' !== e.nodeName || 'hidden' !== e.type) && !t) ||
                        null === (e = c7(e.nextSibling))
                      )
                        return null
                    return e
                  })(t, n.pendingProps, rJ))
                    ? ((n.stateNode = t), (rZ = n), (rK = null), (e = !0))
                    : (e = !1)),
                e || r1(n)),
              null
            )
          case 13:
            return or(e, n, t)
          case 4:
            return (
              el(n, n.stateNode.containerInfo),
              (r = n.pendingProps),
              null === e ? (n.child = lW(n, null, r, t)) : iK(e, n, r, t),
              n.child
            )
          case 11:
            return iX(e, n, n.type, n.pendingProps, t)
          case 7:
            return ((r = n.pendingProps), i8(e, n), iK(e, n, r, t), n.child)
          case 8:
          case 12:
            return (iK(e, n, n.pendingProps.children, t), n.child)
          case 10:
            return od(e, n, t)
          case 9:
            return (
              (l = n.type._context),
              (r = n.pendingProps.children),
              lo(n),
              (r = r((l = lu(l)))),
              (n.flags |= 1),
              iK(e, n, r, t),
              n.child
            )
          case 14:
            return iG(e, n, n.type, n.pendingProps, t)
          case 15:
            return iJ(e, n, n.type, n.pendingProps, t)
          case 19:
            return of(e, n, t)
          case 31:
            var u = e,
              s = n,
              c = t,
              f = s.pendingProps,
              d = 0 != (128 & s.flags)
            if (((s.flags &= -129), null === u)) {
              if (rX) {
                if ('hidden' === f.mode)
                  return (
                    (u = i3(s, f)),
                    (s.lanes = 0x20000000),
                    (u.memoizedState = { baseLanes: 0, cachePool: null }),
                    i1(null, u)
                  )
                if (
                  (ar(s),
                  (u = rK)
                    ? null !== (u = null !== (u = c6(u, rJ)) && '&' === u.data ? u : null) &&
                      ((s.memoizedState = {
                        dehydrated: u,
                        treeContext: null !== r$ ? { id: rV, overflow: rB } : null,
                        retryLane: 0x20000000,
                        hydrationErrors: null,
                      }),
                      ((c = rL(u)).return = s),
                      (s.child = c),
                      (rZ = s),
                      (rK = null))
                    : (u = null),
                  null === u)
                )
                  throw r1(s)
                return ((s.lanes = 0x20000000), null)
              }
              return i3(s, f)
            }
            var p = u.memoizedState
            if (null !== p) {
              var m = p.dehydrated
              if ((ar(s), d))
                if (256 & s.flags) (s.flags &= -257), (s = i4(u, s, c))
                else if (null !== s.memoizedState) (s.child = u.child), (s.flags |= 128), (s = null)
                else throw Error(o(558))
              else if ((iZ || la(u, s, c, !1), (d = 0 != (c & u.childLanes)), iZ || d)) {
                if (null === l8.current) {
                  if (null !== (f = uF) && 0 !== (m = eH(f, c)) && m !== p.retryLane)
                    throw ((p.retryLane = m), rb(u, m), so(f, u, m), iY)
                  sy()
                }
                s = i4(u, s, c)
              } else
                (u = p.treeContext),
                  (rK = c7(m.nextSibling)),
                  (rZ = s),
                  (rX = !0),
                  (rG = null),
                  (rJ = !1),
                  null !== u && rY(s, u),
                  (s = i3(s, f)),
                  (s.flags |= 0x8001000)
              return s
            }
            return (
              ((u = rC(u.child, { mode: f.mode, children: f.children })).ref = s.ref), (s.child = u), (u.return = s), u
            )
          case 22:
            return i0(e, n, t, n.pendingProps)
          case 24:
            return (
              lo(n),
              (r = lu(lm)),
              null === e
                ? (null === (l = lC()) &&
                    ((l = uF),
                    (a = lh()),
                    (l.pooledCache = a),
                    a.refCount++,
                    null !== a && (l.pooledCacheLanes |= t),
                    (l = a)),
                  (n.memoizedState = { parent: r, cache: l }),
                  lY(n),
                  ln(n, lm, l))
                : (0 != (e.lanes & t) && (lZ(e, n), l2(n, null, null, t), l1()),
                  (l = e.memoizedState),
                  (a = n.memoizedState),
                  l.parent !== r
                    ? ((l = { parent: r, cache: r }),
                      (n.memoizedState = l),
                      0 === n.lanes && (n.memoizedState = n.updateQueue.baseState = l),
                      ln(n, lm, r))
                    : (ln(n, lm, (r = a.cache)), r !== l.cache && ll(n, [lm], t, !0))),
              iK(e, n, n.pendingProps.children, t),
              n.child
            )
          case 30:
            return (
              null === n.stateNode && (n.stateNode = { autoName: null, paired: null, clones: null, ref: null }),
              null != (r = n.pendingProps).name && 'auto' !== r.name
                ? (n.flags |= null === e ? 0x1202000 : 0x1200000)
                : rX && rQ(n),
              null !== e && e.memoizedProps.name !== r.name ? (n.flags |= 4194816) : i8(e, n),
              iK(e, n, r.children, t),
              n.child
            )
          case 29:
            throw n.pendingProps
        }
        throw Error(o(156, n.tag))
      }
      function og(e) {
        e.flags |= 4
      }
      function ov(e, n, t, r, l) {
        var a
        if (
          ((a = 0 != (32 & e.mode)) &&
            (a = null === t ? fN(n, r) : fN(n, r) && (r.src !== t.src || r.srcSet !== t.srcSet)),
          a)
        ) {
          if (((e.flags |= 0x1000000), (0x13ffff40 & l) === l))
            if (e.stateNode.complete) e.flags |= 8192
            else if (sh()) e.flags |= 8192
            else throw ((lI = lO), lz)
        } else e.flags &= -0x1000001
      }
      function oy(e, n) {
        if ('stylesheet' !== n.type || 0 != (4 & n.state.loading)) e.flags &= -0x1000001
        else if (((e.flags |= 0x1000000), !fC(n)))
          if (sh()) e.flags |= 8192
          else throw ((lI = lO), lz)
      }
      function ob(e, n) {
        null !== n && (e.flags |= 4),
          16384 & e.flags && ((n = 22 !== e.tag ? eU() : 0x20000000), (e.lanes |= n), (uq |= n))
      }
      function ow(e, n) {
        if (!rX)
          switch (e.tailMode) {
            case 'visible':
              break
            case 'collapsed':
              for (var t = e.tail, r = null; null !== t; ) null !== t.alternate && (r = t), (t = t.sibling)
              null === r ? (n || null === e.tail ? (e.tail = null) : (e.tail.sibling = null)) : (r.sibling = null)
              break
            default:
              for (n = e.tail, t = null; null !== n; ) null !== n.alternate && (t = n), (n = n.sibling)
              null === t ? (e.tail = null) : (t.sibling = null)
          }
      }
      function ok(e) {
        var n = null !== e.alternate && e.alternate.child === e.child,
          t = 0,
          r = 0
        if (n)
          for (var l = e.child; null !== l; )
            (t |= l.lanes | l.childLanes),
              (r |= 0x47f00000 & l.subtreeFlags),
              (r |= 0x47f00000 & l.flags),
              (l.return = e),
              (l = l.sibling)
        else
          for (l = e.child; null !== l; )
            (t |= l.lanes | l.childLanes), (r |= l.subtreeFlags), (r |= l.flags), (l.return = e), (l = l.sibling)
        return ((e.subtreeFlags |= r), (e.childLanes = t), n)
      }
      function oS(e, n) {
        switch ((rq(n), n.tag)) {
          case 3:
            lt(lm), ea()
            break
          case 26:
          case 27:
          case 5:
            eo(n)
            break
          case 4:
            ea()
            break
          case 31:
            null !== n.memoizedState && ai(n)
            break
          case 13:
            ai(n)
            break
          case 19:
            as(n)
            break
          case 10:
            lt(n.type)
            break
          case 22:
          case 23:
            ai(n), l7(), null !== e && G(lN)
            break
          case 24:
            lt(lm)
        }
      }
      function ox(e, n) {
        try {
          var t = n.updateQueue,
            r = null !== t ? t.lastEffect : null
          if (null !== r) {
            var l = r.next
            t = l
            do {
              if ((t.tag & e) === e) {
                r = void 0
                var a = t.create
                t.inst.destroy = r = a()
              }
              t = t.next
            } while (t !== l)
          }
        } catch (e) {
          sD(n, n.return, e)
        }
      }
      function oE(e, n, t) {
        try {
          var r = n.updateQueue,
            l = null !== r ? r.lastEffect : null
          if (null !== l) {
            var a = l.next
            r = a
            do {
              if ((r.tag & e) === e) {
                var i = r.inst,
                  o = i.destroy
                if (void 0 !== o) {
                  ;(i.destroy = void 0), (l = n)
                  try {
                    o()
                  } catch (e) {
                    sD(l, t, e)
                  }
                }
              }
              r = r.next
            } while (r !== a)
          }
        } catch (e) {
          sD(n, n.return, e)
        }
      }
      function oN(e) {
        var n = e.updateQueue
        if (null !== n) {
          var t = e.stateNode
          try {
            l4(n, t)
          } catch (n) {
            sD(e, e.return, n)
          }
        }
      }
      function oC(e, n, t) {
        ;(t.props = iU(e.type, e.memoizedProps)), (t.state = e.memoizedState)
        try {
          t.componentWillUnmount()
        } catch (t) {
          sD(e, n, t)
        }
      }
      function o_(e, n) {
        try {
          var t = e.ref
          if (null !== t) {
            switch (e.tag) {
              case 26:
              case 27:
              case 5:
                var r = e.stateNode
                break
              case 30:
                var l = e.stateNode,
                  a = rs(e.memoizedProps, l)
                ;(null === l.ref || l.ref.name !== a) && (l.ref = cj(a)), (r = l.ref)
                break
              case 7:
                if (null === e.stateNode) {
                  var i = new c$(e)
                  d(e.child, !1, c2, i, void 0, void 0), (e.stateNode = i)
                }
                r = e.stateNode
                break
              default:
                r = e.stateNode
            }
            'function' == typeof t ? (e.refCleanup = t(r)) : (t.current = r)
          }
        } catch (t) {
          sD(e, n, t)
        }
      }
      function oT(e, n) {
        var t = e.ref,
          r = e.refCleanup
        if (null !== t)
          if ('function' == typeof r)
            try {
              r()
            } catch (t) {
              sD(e, n, t)
            } finally {
              ;(e.refCleanup = null), null != (e = e.alternate) && (e.refCleanup = null)
            }
          else if ('function' == typeof t)
            try {
              t(null)
            } catch (t) {
              sD(e, n, t)
            }
          else t.current = null
      }
      function oP(e, n) {
        if ((5 === e.tag || 27 === e.tag || 6 === e.tag) && null === e.alternate && null !== n)
          for (var t = 0; t < n.length; t++) c4(e.stateNode, n[t])
      }
      function oz(e) {
        for (var n = e.return; null !== n && (oF(n) && c4(e.stateNode, n.stateNode), !oO(n)); ) n = n.return
      }
      function oL(e) {
        for (
          var n = e.return;
          null !== n &&
          (oF(n) &&
            ((e, n) => {
              var t = n._eventListeners
              if (null !== t)
                for (var r = 0; r < t.length; r++) {
                  var l = t[r]
                  e.removeEventListener(l.type, l.attachedListener, cH(l.optionsOrUseCapture))
                }
              3 !== e.nodeType &&
                (null !== (t = n._observers) &&
                  t.forEach((t) => {
                    'string' == typeof t.rootMargin
                      ? (cG.push({ fragmentInstance: n, observer: t, instance: e }),
                        cJ ||
                          ((cJ = !0),
                          ((e) => {
                            c_(() => {
                              c_((n) => e(n))
                            })
                          })(() => {
                            cJ = !1
                            var e = cG
                            cG = []
                            for (var n = 0; n < e.length; n++) {
                              var t = e[n]
                              t.observer.unobserve(t.instance)
                            }
                          })))
                      : t.unobserve(e)
                  }),
                null != e.reactFragments && e.reactFragments.delete(n))
            })(e.stateNode, n.stateNode),
          !oO(n));
        )
          n = n.return
      }
      function oO(e) {
        return 5 === e.tag || 3 === e.tag || 27 === e.tag
      }
      function oF(e) {
        return e && 7 === e.tag && null !== e.stateNode
      }
      function oM(e) {
        var n = e.type,
          t = e.memoizedProps,
          r = e.stateNode
        try {
          switch (n) {
            case 'button':
            case 'input':
            case 'select':
            case 'textarea':
              t.autoFocus && r.focus()
              break
            case 'img':
              t.src ? (r.src = t.src) : t.srcSet && (r.srcset = t.srcSet)
          }
        } catch (n) {
          sD(e, e.return, n)
        }
      }
      function oD(e, n, t) {
        try {
          var r = e.stateNode
          ;((e, n, t, r) => {
            switch (n) {
              case 'div':
              case 'span':
              case 'svg':
              case 'path':
              case 'a':
              case 'g':
              case 'p':
              case 'li':
                break
              case 'input':
                var l = null,
                  a = null,
                  i = null,
                  u = null,
                  s = null,
                  c = null,
                  f = null
                for (m in t) {
                  var d = t[m]
                  if (Object.hasOwn(t, m) && null != d)
                    switch (m) {
                      case 'checked':
                      case 'value':
                        break
                      case 'defaultValue':
                        s = d
                      default:
                        Object.hasOwn(r, m) || cf(e, n, m, null, r, d)
                    }
                }
                for (var p in r) {
                  var m = r[p]
                  if (((d = t[p]), Object.hasOwn(r, p) && (null != m || null != d)))
                    switch (p) {
                      case 'type':
                        m !== d && (ns = !0), (a = m)
                        break
                      case 'name':
                        m !== d && (ns = !0), (l = m)
                        break
                      case 'checked':
                        m !== d && (ns = !0), (c = m)
                        break
                      case 'defaultChecked':
                        m !== d && (ns = !0), (f = m)
                        break
                      case 'value':
                        m !== d && (ns = !0), (i = m)
                        break
                      case 'defaultValue':
                        m !== d && (ns = !0), (u = m)
                        break
                      case 'children':
                      case 'dangerouslySetInnerHTML':
                        if (null != m) throw Error(o(137, n))
                        break
                      default:
                        m !== d && cf(e, n, p, m, r, d)
                    }
                }
                nw(e, i, u, s, c, f, a, l)
                return
              case 'select':
                for (a in ((m = i = u = p = null), t))
                  if (((s = t[a]), Object.hasOwn(t, a) && null != s))
                    switch (a) {
                      case 'value':
                        break
                      case 'multiple':
                        m = s
                      default:
                        Object.hasOwn(r, a) || cf(e, n, a, null, r, s)
                    }
                for (l in r)
                  if (((a = r[l]), (s = t[l]), Object.hasOwn(r, l) && (null != a || null != s)))
                    switch (l) {
                      case 'value':
                        a !== s && (ns = !0), (p = a)
                        break
                      case 'defaultValue':
                        a !== s && (ns = !0), (u = a)
                        break
                      case 'multiple':
                        a !== s && (ns = !0), (i = a)
                      default:
                        a !== s && cf(e, n, l, a, r, s)
                    }
                ;(n = u),
                  (t = i),
                  (r = m),
                  null != p
                    ? nx(e, !!t, p, !1)
                    : !!r != !!t && (null != n ? nx(e, !!t, n, !0) : nx(e, !!t, t ? [] : '', !1))
                return
              case 'textarea':
                for (u in ((m = p = null), t))
                  if (((l = t[u]), Object.hasOwn(t, u) && null != l && !Object.hasOwn(r, u)))
                    switch (u) {
                      case 'value':
                      case 'children':
                        break
                      default:
                        cf(e, n, u, null, r, l)
                    }
                for (i in r)
                  if (((l = r[i]), (a = t[i]), Object.hasOwn(r, i) && (null != l || null != a)))
                    switch (i) {
                      case 'value':
                        l !== a && (ns = !0), (p = l)
                        break
                      case 'defaultValue':
                        l !== a && (ns = !0), (m = l)
                        break
                      case 'children':
                        break
                      case 'dangerouslySetInnerHTML':
                        if (null != l) throw Error(o(91))
                        break
                      default:
                        l !== a && cf(e, n, i, l, r, a)
                    }
                nE(e, p, m)
                return
              case 'option':
                for (var h in t)
                  (p = t[h]),
                    Object.hasOwn(t, h) &&
                      null != p &&
                      !Object.hasOwn(r, h) &&
                      ('selected' === h ? (e.selected = !1) : cf(e, n, h, null, r, p))
                for (s in r)
                  (p = r[s]),
                    (m = t[s]),
                    Object.hasOwn(r, s) &&
                      p !== m &&
                      (null != p || null != m) &&
                      ('selected' === s
                        ? (p !== m && (ns = !0), (e.selected = p && 'function' != typeof p && 'symbol' != typeof p))
                        : cf(e, n, s, p, r, m))
                return
              case 'img':
              case 'link':
              case 'area':
              case 'base':
              case 'br':
              case 'col':
              case 'embed':
              case 'hr':
              case 'keygen':
              case 'meta':
              case 'param':
              case 'source':
              case 'track':
              case 'wbr':
              case 'menuitem':
                for (var g in t)
                  (p = t[g]), Object.hasOwn(t, g) && null != p && !Object.hasOwn(r, g) && cf(e, n, g, null, r, p)
                for (c in r)
                  if (((p = r[c]), (m = t[c]), Object.hasOwn(r, c) && p !== m && (null != p || null != m)))
                    switch (c) {
                      case 'children':
                      case 'dangerouslySetInnerHTML':
                        if (null != p) throw Error(o(137, n))
                        break
                      default:
                        cf(e, n, c, p, r, m)
                    }
                return
              default:
                if (nz(n)) {
                  for (var v in t)
                    (p = t[v]), Object.hasOwn(t, v) && void 0 !== p && !Object.hasOwn(r, v) && cd(e, n, v, void 0, r, p)
                  for (f in r)
                    (p = r[f]),
                      (m = t[f]),
                      Object.hasOwn(r, f) && p !== m && (void 0 !== p || void 0 !== m) && cd(e, n, f, p, r, m)
                  return
                }
            }
            for (var y in t)
              (p = t[y]), Object.hasOwn(t, y) && null != p && !Object.hasOwn(r, y) && cf(e, n, y, null, r, p)
            for (d in r)
              (p = r[d]), (m = t[d]), Object.hasOwn(r, d) && p !== m && (null != p || null != m) && cf(e, n, d, p, r, m)
          })(r, e.type, t, n),
            (r[eX] = n)
        } catch (n) {
          sD(e, e.return, n)
        }
      }
      function oI(e) {
        return 5 === e.tag || 3 === e.tag || 26 === e.tag || (27 === e.tag && cz(e.type)) || 4 === e.tag
      }
      function oA(e) {
        e: for (;;) {
          for (; null === e.sibling; ) {
            if (null === e.return || oI(e.return)) return null
            e = e.return
          }
          for (e.sibling.return = e.return, e = e.sibling; 5 !== e.tag && 6 !== e.tag && 18 !== e.tag; ) {
            if ((27 === e.tag && cz(e.type)) || 2 & e.flags || null === e.child || 4 === e.tag) continue e
            ;(e.child.return = e), (e = e.child)
          }
          if (!(2 & e.flags)) return e.stateNode
        }
      }
      function oR(e, n, t, r) {
        var l = e.tag
        if (5 === l || 6 === l) (l = e.stateNode), n ? t.insertBefore(l, n) : t.appendChild(l), oP(e, r), (ns = !0)
        else if (
          4 !== l &&
          (27 === l && (oP(e, r), (r = null), cz(e.type) && (t = e.stateNode)), null !== (e = e.child))
        )
          for (oR(e, n, t, r), e = e.sibling; null !== e; ) oR(e, n, t, r), (e = e.sibling)
      }
      function oU(e) {
        var n = e.stateNode,
          t = e.memoizedProps
        try {
          for (var r = e.type, l = n.attributes; l.length; ) n.removeAttributeNode(l[0])
          cp(n, r, t), (n[eK] = e), (n[eX] = t)
        } catch (n) {
          sD(e, e.return, n)
        }
      }
      var oj = !1,
        o$ = null
      function oV(e) {
        ;(30 === e.tag || 0 != (0x2000000 & e.subtreeFlags)) && (oj = !0)
      }
      var oB = null
      function oH() {
        var e = oB
        return ((oB = null), e)
      }
      var oW = 0
      function oQ(e, n, t, r, l) {
        return (
          (oW = 0),
          (function e(n, t, r, l, a) {
            for (var i = !1; null !== n; ) {
              if (5 === n.tag) {
                var o = n.stateNode
                if (null !== l) {
                  var u = cI(o)
                  l.push(u), u.view && (i = !0)
                } else i || (cI(o).view && (i = !0))
                ;(oj = !0), cF(o, 0 === oW ? t : t + '_' + oW, r), oW++
              } else
                (22 !== n.tag || null === n.memoizedState) &&
                  ((30 === n.tag && a) || (e(n.child, t, r, l, a) && (i = !0)))
              n = n.sibling
            }
            return i
          })(e.child, n, t, r, l)
        )
      }
      function oq(e, n) {
        for (; null !== e; )
          5 === e.tag
            ? cM(e.stateNode, e.memoizedProps)
            : (22 !== e.tag || null === e.memoizedState) && ((30 === e.tag && n) || oq(e.child, n)),
            (e = e.sibling)
      }
      function oY(e) {
        if (0 != (0x1200000 & e.subtreeFlags))
          for (e = e.child; null !== e; ) {
            if (
              (22 !== e.tag || null === e.memoizedState) &&
              (oY(e), 30 === e.tag && 0 != (0x1200000 & e.flags) && e.stateNode.paired)
            ) {
              var n = e.memoizedProps
              if (null == n.name || 'auto' === n.name) throw Error(o(544))
              var t = n.name
              'none' !== (n = rf(n.default, n.share)) && (oQ(e, t, n, null, !1) || oq(e.child, !1))
            }
            e = e.sibling
          }
      }
      function oZ(e, n) {
        if (30 === e.tag) {
          var t = e.stateNode,
            r = e.memoizedProps,
            l = rs(r, t),
            a = rf(r.default, t.paired ? r.share : r.enter)
          'none' !== a ? (oQ(e, l, a, null, !1) ? (oY(e), t.paired || n || si(e, r.onEnter)) : oq(e.child, !1)) : oY(e)
        } else if (0 != (0x2000000 & e.subtreeFlags)) for (e = e.child; null !== e; ) oZ(e, n), (e = e.sibling)
        else oY(e)
      }
      function oK(e) {
        if (null !== o$ && 0 !== o$.size) {
          var n = o$
          if (0 != (0x1200000 & e.subtreeFlags))
            for (e = e.child; null !== e; ) {
              if (22 !== e.tag || null === e.memoizedState) {
                if (30 === e.tag && 0 != (0x1200000 & e.flags)) {
                  var t = e.memoizedProps,
                    r = t.name
                  if (null != r && 'auto' !== r) {
                    var l = n.get(r)
                    if (void 0 !== l) {
                      var a = rf(t.default, t.share)
                      if (
                        ('none' !== a &&
                          (oQ(e, r, a, null, !1)
                            ? ((l.paired = a = e.stateNode), (a.paired = l), si(e, t.onShare))
                            : oq(e.child, !1)),
                        n.delete(r),
                        0 === n.size)
                      )
                        break
                    }
                  }
                }
                oK(e)
              }
              e = e.sibling
            }
        }
      }
      function oX(e) {
        if (30 === e.tag) {
          var n = e.memoizedProps,
            t = rs(n, e.stateNode),
            r = null !== o$ ? o$.get(t) : void 0,
            l = rf(n.default, void 0 !== r ? n.share : n.exit)
          'none' !== l &&
            (oQ(e, t, l, null, !1)
              ? void 0 !== r
                ? ((r.paired = l = e.stateNode), (l.paired = r), o$.delete(t), si(e, n.onShare))
                : si(e, n.onExit)
              : oq(e.child, !1)),
            null !== o$ && oK(e)
        } else if (0 != (0x2000000 & e.subtreeFlags)) for (e = e.child; null !== e; ) oX(e), (e = e.sibling)
        else null !== o$ && oK(e)
      }
      function oG(e) {
        if (0 != (0x1200000 & e.subtreeFlags))
          for (e = e.child; null !== e; ) {
            if (22 !== e.tag || null === e.memoizedState) {
              if (30 === e.tag && 0 != (0x1200000 & e.flags)) {
                var n = e.stateNode
                null !== n.paired && ((n.paired = null), oq(e.child, !1))
              }
              oG(e)
            }
            e = e.sibling
          }
      }
      function oJ(e) {
        if (30 === e.tag) (e.stateNode.paired = null), oq(e.child, !1), oG(e)
        else if (0 != (0x2000000 & e.subtreeFlags)) for (e = e.child; null !== e; ) oJ(e), (e = e.sibling)
        else oG(e)
      }
      function o0(e, n, t, r, l, a, i) {
        for (var o = !1; null !== n; ) {
          if (5 === n.tag) {
            var u = n.stateNode
            if (null !== a && oW < a.length) {
              var s,
                c = a[oW],
                f = cI(u)
              if (((c.view || f.view) && (o = !0), (s = 0 == (4 & e.flags))))
                if (f.clip) s = !0
                else {
                  s = c.rect
                  var d = f.rect
                  s = s.y !== d.y || s.x !== d.x || s.height !== d.height || s.width !== d.width
                }
              s && (e.flags |= 4),
                f.abs ? (f = !c.abs) : ((c = c.rect), (f = f.rect), (f = c.height !== f.height || c.width !== f.width)),
                f && (e.flags |= 32)
            } else e.flags |= 32
            0 != (4 & e.flags) && cF(u, 0 === oW ? t : t + '_' + oW, l),
              (o && 0 != (4 & e.flags)) ||
                (null === oB && (oB = []), oB.push(u, 0 === oW ? r : r + '_' + oW, n.memoizedProps)),
              oW++
          } else
            (22 !== n.tag || null === n.memoizedState) &&
              (30 === n.tag && i ? (e.flags |= 32 & n.flags) : o0(e, n.child, t, r, l, a, i) && (o = !0))
          n = n.sibling
        }
        return o
      }
      var o1 = !1,
        o2 = !1,
        o3 = !1,
        o4 = !1,
        o8 = 'function' == typeof WeakSet ? WeakSet : Set,
        o6 = null,
        o5 = !1,
        o9 = !1,
        o7 = !1,
        ue = !1
      function un(e) {
        for (; null !== o6; ) {
          var n = o6,
            t = e,
            r = n.alternate,
            l = n.flags
          switch (n.tag) {
            case 0:
            case 11:
            case 15:
            case 5:
            case 26:
            case 27:
            case 6:
            case 4:
            case 17:
              break
            case 1:
              if (0 != (1024 & l) && null !== r) {
                ;(t = void 0), (l = r.memoizedProps), (r = r.memoizedState)
                var a = n.stateNode
                try {
                  var i = iU(n.type, l)
                  ;(t = a.getSnapshotBeforeUpdate(i, r)), (a.__reactInternalSnapshotBeforeUpdate = t)
                } catch (e) {
                  sD(n, n.return, e)
                }
              }
              break
            case 3:
              if (0 != (1024 & l)) {
                if (9 === (t = (r = n.stateNode.containerInfo).nodeType)) c8(r)
                else if (1 === t)
                  switch (r.nodeName) {
                    case 'HEAD':
                    case 'HTML':
                    case 'BODY':
                      c8(r)
                      break
                    default:
                      r.textContent = ''
                  }
              }
              break
            case 30:
              t &&
                null !== r &&
                ((t = rs(r.memoizedProps, r.stateNode)),
                'none' !== (l = rf((l = n.memoizedProps).default, l.update)) && oQ(r, t, l, (r.memoizedState = []), !0))
              break
            default:
              if (0 != (1024 & l)) throw Error(o(163))
          }
          if (null !== (r = n.sibling)) {
            ;(r.return = n.return), (o6 = r)
            break
          }
          o6 = n.return
        }
      }
      function ut(e, n, t) {
        var r = t.flags
        switch (t.tag) {
          case 0:
          case 11:
          case 15:
            uv(e, t), 4 & r && ox(5, t)
            break
          case 1:
            if ((uv(e, t), 4 & r))
              if (((e = t.stateNode), null === n))
                try {
                  e.componentDidMount()
                } catch (e) {
                  sD(t, t.return, e)
                }
              else {
                var l = iU(t.type, n.memoizedProps)
                n = n.memoizedState
                try {
                  e.componentDidUpdate(l, n, e.__reactInternalSnapshotBeforeUpdate)
                } catch (e) {
                  sD(t, t.return, e)
                }
              }
            64 & r && oN(t), 512 & r && o_(t, t.return)
            break
          case 3:
            if ((uv(e, t), 64 & r && null !== (e = t.updateQueue))) {
              if (((n = null), null !== t.child))
                switch (t.child.tag) {
                  case 27:
                  case 5:
                  case 1:
                    n = t.child.stateNode
                }
              try {
                l4(e, n)
              } catch (e) {
                sD(t, t.return, e)
              }
            }
            break
          case 27:
            null === n && 4 & r && oU(t)
          case 26:
          case 5:
            uv(e, t), null === n && 4 & r && oM(t), 512 & r && o_(t, t.return)
            break
          case 12:
            uv(e, t)
            break
          case 31:
            uv(e, t), 4 & r && uu(e, t)
            break
          case 13:
            uv(e, t),
              4 & r && us(e, t),
              64 & r &&
                null !== (e = t.memoizedState) &&
                null !== (e = e.dehydrated) &&
                ((e, n) => {
                  var t = e.ownerDocument
                  if ('$~' === e.data) e._reactRetry = n
                  else if ('$?' !== e.data || 'loading' !== t.readyState) n()
                  else {
                    var r = () => {
                      n(), t.removeEventListener('DOMContentLoaded', r)
                    }
                    t.addEventListener('DOMContentLoaded', r), (e._reactRetry = r)
                  }
                })(e, (t = sU.bind(null, t)))
            break
          case 22:
            if (!(r = null !== t.memoizedState || o1)) {
              var a = (null !== n && null !== n.memoizedState) || o2
              ;(n = o1),
                (l = o2),
                (o1 = r),
                (o2 = a) && !l
                  ? ((r = 2),
                    0 != (8772 & t.subtreeFlags) && (r |= 1),
                    (function e(n, t, r) {
                      for (r = 0 != (8772 & t.subtreeFlags) ? r : -2 & r, t = t.child; null !== t; ) {
                        var l = t.alternate,
                          a = n,
                          i = t,
                          o = i.flags,
                          u = 0 != (1 & r)
                        switch (i.tag) {
                          case 0:
                          case 11:
                          case 15:
                            e(a, i, r), ox(4, i)
                            break
                          case 1:
                            if ((e(a, i, r), 'function' == typeof (a = (l = i).stateNode).componentDidMount))
                              try {
                                a.componentDidMount()
                              } catch (e) {
                                sD(l, l.return, e)
                              }
                            if (null !== (a = (l = i).updateQueue)) {
                              var s = l.stateNode
                              try {
                                var c = a.shared.hiddenCallbacks
                                if (null !== c)
                                  for (a.shared.hiddenCallbacks = null, a = 0; a < c.length; a++) l3(c[a], s)
                              } catch (e) {
                                sD(l, l.return, e)
                              }
                            }
                            u && 64 & o && oN(i), o_(i, i.return)
                            break
                          case 27:
                            0 != (2 & r) && oU(i)
                          case 5:
                            ;(5 !== i.tag && 27 !== i.tag) || oz(i),
                              e(a, i, r),
                              u && null === l && 4 & o && oM(i),
                              o_(i, i.return)
                            break
                          case 6:
                            oz(i)
                            break
                          case 26:
                            ;(s = i.stateNode),
                              null !== i.memoizedState || null === s || o1 || fE(fu(s.ownerDocument), i.type, s),
                              e(a, i, r),
                              u && null === l && 4 & o && oM(i),
                              o_(i, i.return)
                            break
                          case 12:
                            e(a, i, r)
                            break
                          case 31:
                            e(a, i, r), u && 4 & o && uu(a, i)
                            break
                          case 13:
                            e(a, i, r), u && 4 & o && us(a, i)
                            break
                          case 22:
                            null === i.memoizedState && e(a, i, r), o_(i, i.return)
                            break
                          case 30:
                            e(a, i, r), o_(i, i.return)
                            break
                          case 7:
                            o_(i, i.return)
                          default:
                            e(a, i, r)
                        }
                        t = t.sibling
                      }
                    })(e, t, r))
                  : uv(e, t),
                (o1 = n),
                (o2 = l)
            }
            break
          case 30:
            uv(e, t), 512 & r && o_(t, t.return)
            break
          case 7:
            512 & r && o_(t, t.return)
          default:
            uv(e, t)
        }
      }
      function ur(e, n) {
        for (e = e.child; null !== e; )
          (function e(n, t) {
            switch (n.tag) {
              case 5:
              case 26:
                try {
                  var r = n.stateNode
                  if (t) {
                    var l = r.style
                    'function' == typeof l.setProperty
                      ? l.setProperty('display', 'none', 'important')
                      : (l.display = 'none')
                  } else {
                    var a = n.stateNode,
                      i = n.memoizedProps.style,
                      o = null != i && Object.hasOwn(i, 'display') ? i.display : null
                    a.style.display = null == o || 'boolean' == typeof o ? '' : ('' + o).trim()
                  }
                } catch (e) {
                  sD(n, n.return, e)
                }
                !(function n(t, r) {
                  if (0x4000000 & t.subtreeFlags)
                    for (t = t.child; null !== t; ) {
                      e: {
                        var l = t
                        switch (l.tag) {
                          case 4:
                            e(l, r)
                            break e
                          case 22:
                            null === l.memoizedState && n(l, r)
                            break e
                          default:
                            n(l, r)
                        }
                      }
                      t = t.sibling
                    }
                })(n, t)
                break
              case 6:
                try {
                  ;(n.stateNode.nodeValue = t ? '' : n.memoizedProps), (ns = !0)
                } catch (e) {
                  sD(n, n.return, e)
                }
                break
              case 18:
                try {
                  var u = n.stateNode
                  t ? cO(u, !0) : cO(n.stateNode, !1)
                } catch (e) {
                  sD(n, n.return, e)
                }
                break
              case 22:
              case 23:
                null === n.memoizedState && ur(n, t)
                break
              default:
                ur(n, t)
            }
          })(e, n),
            (e = e.sibling)
      }
      var ul = null,
        ua = !1
      function ui(e, n, t) {
        for (t = t.child; null !== t; ) uo(e, n, t), (t = t.sibling)
      }
      function uo(e, n, t) {
        if (e_ && 'function' == typeof e_.onCommitFiberUnmount)
          try {
            e_.onCommitFiberUnmount(eC, t)
          } catch (e) {}
        switch (t.tag) {
          case 26:
            o2 || oT(t, n),
              ui(e, n, t),
              t.memoizedState
                ? t.memoizedState.count--
                : t.stateNode && !o2 && (t = t.stateNode).parentNode.removeChild(t)
            break
          case 27:
            o2 || oT(t, n), oL(t)
            var r = ul,
              l = ua
            cz(t.type) && ((ul = t.stateNode), (ua = !1)),
              ui(e, n, t),
              fl(t.stateNode, t.type, t.memoizedProps),
              (ul = r),
              (ua = l)
            break
          case 5:
            o2 || oT(t, n), oL(t)
          case 6:
            if ((6 === t.tag && oL(t), (r = ul), (l = ua), (ul = null), ui(e, n, t), (ul = r), (ua = l), null !== ul))
              if (ua)
                try {
                  ;(9 === ul.nodeType ? ul.body : 'HTML' === ul.nodeName ? ul.ownerDocument.body : ul).removeChild(
                    t.stateNode,
                  ),
                    (ns = !0)
                } catch (e) {
                  sD(t, n, e)
                }
              else
                try {
                  ul.removeChild(t.stateNode), (ns = !0)
                } catch (e) {
                  sD(t, n, e)
                }
            break
          case 18:
            null !== ul &&
              (ua
                ? (cL(9 === (e = ul).nodeType ? e.body : 'HTML' === e.nodeName ? e.ownerDocument.body : e, t.stateNode),
                  dl(e))
                : cL(ul, t.stateNode))
            break
          case 4:
            ;(r = ul), (l = ua), (ul = t.stateNode.containerInfo), (ua = !0), ui(e, n, t), (ul = r), (ua = l)
            break
          case 0:
          case 11:
          case 14:
          case 15:
            oE(2, t, n), o2 || oE(4, t, n), ui(e, n, t)
            break
          case 1:
            o2 || (oT(t, n), 'function' == typeof (r = t.stateNode).componentWillUnmount && oC(t, n, r)), ui(e, n, t)
            break
          case 21:
          default:
            ui(e, n, t)
            break
          case 22:
            ;(o2 = (r = o2) || null !== t.memoizedState), ui(e, n, t), (o2 = r)
            break
          case 30:
            oT(t, n), ui(e, n, t)
            break
          case 7:
            o2 || oT(t, n), ui(e, n, t)
        }
      }
      function uu(e, n) {
        if (null === n.memoizedState && null !== (e = n.alternate) && null !== (e = e.memoizedState)) {
          e = e.dehydrated
          try {
            dl(e)
          } catch (e) {
            sD(n, n.return, e)
          }
        }
      }
      function us(e, n) {
        if (
          null === n.memoizedState &&
          null !== (e = n.alternate) &&
          null !== (e = e.memoizedState) &&
          null !== (e = e.dehydrated)
        )
          try {
            dl(e)
          } catch (e) {
            sD(n, n.return, e)
          }
      }
      function uc(e, n) {
        var t = ((e) => {
          switch (e.tag) {
            case 31:
            case 13:
            case 19:
              var n = e.stateNode
              return (null === n && (n = e.stateNode = new o8()), n)
            case 22:
              return (null === (n = (e = e.stateNode)._retryCache) && (n = e._retryCache = new o8()), n)
            default:
              throw Error(o(435, e.tag))
          }
        })(e)
        n.forEach((n) => {
          if (!t.has(n)) {
            t.add(n)
            var r = sj.bind(null, e, n)
            n.then(r, r)
          }
        })
      }
      function uf(e, n, t) {
        var r = n.deletions
        if (null !== r)
          for (var l = 0; l < r.length; l++) {
            var a = r[l],
              i = e,
              u = n,
              s = u
            e: for (; null !== s; ) {
              switch (s.tag) {
                case 27:
                  if (cz(s.type)) {
                    ;(ul = s.stateNode), (ua = !1)
                    break e
                  }
                  break
                case 5:
                  ;(ul = s.stateNode), (ua = !1)
                  break e
                case 3:
                case 4:
                  ;(ul = s.stateNode.containerInfo), (ua = !0)
                  break e
              }
              s = s.return
            }
            if (null === ul) throw Error(o(160))
            uo(i, u, a), (ul = null), (ua = !1), null !== (i = a.alternate) && (i.return = null), (a.return = null)
          }
        if (13886 & n.subtreeFlags) for (n = n.child; null !== n; ) up(n, e, t), (n = n.sibling)
      }
      var ud = null
      function up(e, n, t) {
        var r = e.alternate,
          l = e.flags
        switch (e.tag) {
          case 0:
          case 11:
          case 14:
          case 15:
            if (4 & l && null !== (r = null !== (r = e.updateQueue) ? r.events : null))
              for (var a = 0; a < r.length; a++) {
                var i = r[a]
                i.ref.impl = i.nextImpl
              }
            uf(n, e, t), um(e), 4 & l && (oE(3, e, e.return), ox(3, e), oE(5, e, e.return))
            break
          case 1:
            uf(n, e, t),
              um(e),
              512 & l && (o2 || null === r || oT(r, r.return)),
              64 & l &&
                o1 &&
                null !== (e = e.updateQueue) &&
                null !== (n = e.callbacks) &&
                ((t = e.shared.hiddenCallbacks), (e.shared.hiddenCallbacks = null === t ? n : t.concat(n)))
            break
          case 26:
            if (((a = ud), uf(n, e, t), um(e), 512 & l && (o2 || null === r || oT(r, r.return)), 4 & l))
              if (((l = null !== r ? r.memoizedState : null), (t = e.memoizedState), null === r))
                if (null === t)
                  if (null === e.stateNode)
                    if (o1) e.stateNode = ck(e.type, e.memoizedProps, n.containerInfo, e)
                    else {
                      e: {
                        ;(n = e.type), (t = e.memoizedProps), (l = a.ownerDocument || a)
                        n: switch (n) {
                          case 'title':
                            ;(!(r = l.getElementsByTagName('title')[0]) ||
                              r[e3] ||
                              r[eK] ||
                              'http://www.w3.org/2000/svg' === r.namespaceURI ||
                              r.hasAttribute('itemprop')) &&
                              ((r = l.createElement(n)), l.head.insertBefore(r, l.querySelector('head > title'))),
                              cp(r, n, t),
                              (r[eK] = e),
                              ne(r),
                              (n = r)
                            break e
                          case 'link':
                            if ((a = fx('link', 'href', l).get(n + (t.href || '')))) {
                              for (i = 0; i < a.length; i++)
                                if (
                                  (r = a[i]).getAttribute('href') ===
                                    (null == t.href || '' === t.href ? null : t.href) &&
                                  r.getAttribute('rel') === (null == t.rel ? null : t.rel) &&
                                  r.getAttribute('title') === (null == t.title ? null : t.title) &&
                                  r.getAttribute('crossorigin') === (null == t.crossOrigin ? null : t.crossOrigin)
                                ) {
                                  a.splice(i, 1)
                                  break n
                                }
                            }
                            cp((r = l.createElement(n)), n, t), l.head.appendChild(r)
                            break
                          case 'meta':
                            if ((a = fx('meta', 'content', l).get(n + (t.content || '')))) {
                              for (i = 0; i < a.length; i++)
                                if (
                                  (r = a[i]).getAttribute('content') === (null == t.content ? null : '' + t.content) &&
                                  r.getAttribute('name') === (null == t.name ? null : t.name) &&
                                  r.getAttribute('property') === (null == t.property ? null : t.property) &&
                                  r.getAttribute('http-equiv') === (null == t.httpEquiv ? null : t.httpEquiv) &&
                                  r.getAttribute('charset') === (null == t.charSet ? null : t.charSet)
                                ) {
                                  a.splice(i, 1)
                                  break n
                                }
                            }
                            cp((r = l.createElement(n)), n, t), l.head.appendChild(r)
                            break
                          default:
                            throw Error(o(468, n))
                        }
                        ;(r[eK] = e), ne(r), (n = r)
                      }
                      e.stateNode = n
                    }
                  else o1 || fE(a, e.type, e.stateNode)
                else e.stateNode = fy(a, t, e.memoizedProps)
              else
                l !== t
                  ? (null === l ? null === (n = r.stateNode) || o2 || n.parentNode.removeChild(n) : l.count--,
                    null === t ? o1 || fE(a, e.type, e.stateNode) : fy(a, t, e.memoizedProps))
                  : null === t && null !== e.stateNode && oD(e, e.memoizedProps, r.memoizedProps)
            break
          case 27:
            uf(n, e, t),
              um(e),
              512 & l && (o2 || null === r || oT(r, r.return)),
              null !== r && 4 & l && oD(e, e.memoizedProps, r.memoizedProps)
            break
          case 5:
            if (
              ((a = o3),
              (o3 = !1),
              uf(n, e, t),
              (o3 = a),
              um(e),
              512 & l && (o2 || null === r || oT(r, r.return)),
              32 & e.flags)
            ) {
              n = e.stateNode
              try {
                nC(n, ''), (ns = !0)
              } catch (n) {
                sD(e, e.return, n)
              }
            }
            4 & l && null != e.stateNode && ((n = e.memoizedProps), oD(e, n, null !== r ? r.memoizedProps : n)),
              1024 & l && (o4 = !0)
            break
          case 6:
            if ((uf(n, e, t), um(e), 4 & l)) {
              if (null === e.stateNode) throw Error(o(162))
              ;(n = e.memoizedProps), (t = e.stateNode)
              try {
                ;(t.nodeValue = n), (ns = !0)
              } catch (n) {
                sD(e, e.return, n)
              }
            }
            break
          case 3:
            if (
              ((ns = !1),
              (fS = null),
              (a = ud),
              (ud = fu(n.containerInfo)),
              uf(n, e, t),
              (ud = a),
              um(e),
              4 & l && null !== r && r.memoizedState.isDehydrated)
            )
              try {
                dl(n.containerInfo)
              } catch (n) {
                sD(e, e.return, n)
              }
            o4 &&
              ((o4 = !1),
              (function e(n) {
                if (1024 & n.subtreeFlags)
                  for (n = n.child; null !== n; ) {
                    var t = n
                    e(t),
                      5 === t.tag && 1024 & t.flags && ((t = t.stateNode), (fB = !0), t.reset(), (fB = !1)),
                      (n = n.sibling)
                  }
              })(e)),
              (ns = !1)
            break
          case 4:
            ;(l = o3),
              (o3 = o1),
              (r = nc()),
              (a = ud),
              (ud = fu(e.stateNode.containerInfo)),
              uf(n, e, t),
              um(e),
              (ud = a),
              ns && o9 && (o7 = !0),
              (ns = r),
              (o3 = l)
            break
          case 12:
            uf(n, e, t), um(e)
            break
          case 31:
          case 19:
            uf(n, e, t), um(e), 4 & l && null !== (n = e.updateQueue) && ((e.updateQueue = null), uc(e, n))
            break
          case 13:
            uf(n, e, t),
              um(e),
              8192 & e.child.flags &&
                (null !== e.memoizedState) != (null !== r && null !== r.memoizedState) &&
                (uX = ev()),
              4 & l && null !== (n = e.updateQueue) && ((e.updateQueue = null), uc(e, n))
            break
          case 22:
            ;(a = null !== e.memoizedState), (i = null !== r && null !== r.memoizedState)
            var u = o1,
              s = o2,
              c = o3
            ;(o1 = u || a),
              (o3 = c || a),
              (o2 = s || i),
              uf(n, e, t),
              (o2 = s),
              (o3 = c),
              (o1 = u),
              um(e),
              8192 & l &&
                (((n = e.stateNode)._visibility = a ? -2 & n._visibility : 1 | n._visibility),
                !a ||
                  null === r ||
                  i ||
                  o1 ||
                  o2 ||
                  ((n = i || o2),
                  (t = o1),
                  (r = o2),
                  (o1 = a || o1),
                  (o2 = n),
                  (function e(n, t) {
                    for (n = n.child; null !== n; ) {
                      var r = n
                      switch (r.tag) {
                        case 0:
                        case 11:
                        case 14:
                        case 15:
                          oE(4, r, r.return), e(r, t)
                          break
                        case 1:
                          oT(r, r.return)
                          var l = r.stateNode
                          'function' == typeof l.componentWillUnmount && oC(r, r.return, l), e(r, t)
                          break
                        case 27:
                          0 != (2 & t) && fl(r.stateNode, r.type, r.memoizedProps)
                        case 5:
                          oT(r, r.return), (5 !== r.tag && 27 !== r.tag) || oL(r), e(r, t)
                          break
                        case 6:
                          oL(r)
                          break
                        case 26:
                          oT(r, r.return),
                            (l = r.stateNode),
                            null !== r.memoizedState || null === l || o2 || l.parentNode.removeChild(l),
                            e(r, t)
                          break
                        case 22:
                          null === r.memoizedState && e(r, t)
                          break
                        case 30:
                          oT(r, r.return), e(r, t)
                          break
                        case 7:
                          oT(r, r.return)
                        default:
                          e(r, t)
                      }
                      n = n.sibling
                    }
                  })(e, 2),
                  (o1 = t),
                  (o2 = r)),
                (!a && o3) || ur(e, a)),
              4 & l && null !== (n = e.updateQueue) && null !== (t = n.retryQueue) && ((n.retryQueue = null), uc(e, t))
            break
          case 30:
            512 & l && (o2 || null === r || oT(r, r.return)),
              (l = nc()),
              (a = o9),
              (i = (0x13ffff00 & t) === t),
              (u = e.memoizedProps),
              (o9 = i && 'none' !== rf(u.default, u.update)),
              uf(n, e, t),
              um(e),
              i && null !== r && ns && (e.flags |= 4),
              (o9 = a),
              (ns = l)
            break
          case 21:
            break
          case 7:
            512 & l && (o2 || null === r || oT(r, r.return)),
              r && null !== r.stateNode && (r.stateNode._fragmentFiber = e)
          default:
            uf(n, e, t), um(e)
        }
      }
      function um(e) {
        var n = e.flags
        if (2 & n) {
          try {
            for (var t, r = e.return; null !== r; ) {
              if (oI(r)) {
                t = r
                break
              }
              r = r.return
            }
            r = null
            for (var l = e.return; null !== l; ) {
              if (oF(l)) {
                var a = l.stateNode
                null === r ? (r = [a]) : r.push(a)
              }
              if (oO(l)) break
              l = l.return
            }
            var i = r
            if (null == t) throw Error(o(160))
            switch (t.tag) {
              case 27:
                var u = t.stateNode,
                  s = oA(e)
                oR(e, s, u, i)
                break
              case 5:
                var c = t.stateNode
                32 & t.flags && (nC(c, ''), (t.flags &= -33))
                var f = oA(e)
                oR(e, f, c, i)
                break
              case 3:
              case 4:
                var d = t.stateNode.containerInfo,
                  p = oA(e)
                !(function e(n, t, r, l) {
                  var a = n.tag
                  if (5 === a || 6 === a)
                    (a = n.stateNode),
                      t
                        ? (9 === r.nodeType ? r.body : 'HTML' === r.nodeName ? r.ownerDocument.body : r).insertBefore(
                            a,
                            t,
                          )
                        : ((t =
                            9 === r.nodeType ? r.body : 'HTML' === r.nodeName ? r.ownerDocument.body : r).appendChild(
                            a,
                          ),
                          null != (r = r._reactRootContainer) || null !== t.onclick || (t.onclick = nM)),
                      oP(n, l),
                      (ns = !0)
                  else if (
                    4 !== a &&
                    (27 === a && (oP(n, l), (l = null), cz(n.type) && ((r = n.stateNode), (t = null))),
                    null !== (n = n.child))
                  )
                    for (e(n, t, r, l), n = n.sibling; null !== n; ) e(n, t, r, l), (n = n.sibling)
                })(e, p, d, i)
                break
              default:
                throw Error(o(161))
            }
          } catch (n) {
            sD(e, e.return, n)
          }
          e.flags &= -3
        }
        4096 & n && (e.flags &= -4097)
      }
      function uh(e, n) {
        if (9270 & n.subtreeFlags) for (n = n.child; null !== n; ) ug(n, e), (n = n.sibling)
        else
          !(function e(n, t) {
            for (n = n.child; null !== n; ) {
              if (30 === n.tag) {
                var r = n.memoizedProps,
                  l = n.stateNode,
                  a = rs(r, l),
                  i = rf(r.default, r.update)
                if (t) var o = null === (l = l.clones) ? null : l.map(cA)
                else (o = n.memoizedState), (n.memoizedState = null)
                l = n
                var u = n.child
                ;(oW = 0), (a = o0(l, u, a, a, i, o, !1)), 0 != (4 & n.flags) && a && (t || si(n, r.onUpdate))
              } else 0 != (0x2000000 & n.subtreeFlags) && e(n, t)
              n = n.sibling
            }
          })(n, !1)
      }
      function ug(e, n) {
        var t = e.alternate
        if (null === t) oZ(e, !1)
        else
          switch (e.tag) {
            case 3:
              if (((ue = o5 = !1), oH(), uh(n, e), !o5 && !o7)) {
                if (null !== (e = oB))
                  for (var r = 0; r < e.length; r += 3) {
                    t = e[r]
                    var l = e[r + 1]
                    cM(t, e[r + 2]),
                      null !== (t = t.ownerDocument.documentElement) &&
                        t.animate(
                          { opacity: [0, 0], pointerEvents: ['none', 'none'] },
                          { duration: 0, fill: 'forwards', pseudoElement: '::view-transition-group(' + l + ')' },
                        )
                  }
                null !==
                  (e = 9 === (e = n.containerInfo).nodeType ? e.documentElement : e.ownerDocument.documentElement) &&
                  '' === e.style.viewTransitionName &&
                  ((e.style.viewTransitionName = 'none'),
                  e.animate(
                    { opacity: [0, 0], pointerEvents: ['none', 'none'] },
                    { duration: 0, fill: 'forwards', pseudoElement: '::view-transition-group(root)' },
                  ),
                  e.animate(
                    { width: [0, 0], height: [0, 0] },
                    { duration: 0, fill: 'forwards', pseudoElement: '::view-transition' },
                  )),
                  (ue = !0)
              }
              oB = null
              break
            case 5:
            default:
              uh(n, e)
              break
            case 4:
              ;(r = o5), (o5 = !1), uh(n, e), o5 && (o7 = !0), (o5 = r)
              break
            case 22:
              null === e.memoizedState && (null !== t.memoizedState ? oZ(e, !1) : uh(n, e))
              break
            case 30:
              ;(r = o5), (l = oH()), (o5 = !1), uh(n, e), o5 && (e.flags |= 4)
              var a = e.memoizedProps,
                i = e.stateNode
              ;(n = rs(a, i)), (i = rs(t.memoizedProps, i))
              var o = rf(a.default, a.update)
              'none' === o
                ? (n = !1)
                : ((a = t.memoizedState),
                  (t.memoizedState = null),
                  (t = e.child),
                  (oW = 0),
                  (n = o0(e, t, n, i, o, a, !0)),
                  oW !== (null === a ? 0 : a.length) && (e.flags |= 32)),
                0 != (4 & e.flags) && n
                  ? (si(e, e.memoizedProps.onUpdate), (oB = l))
                  : null !== l && (l.push.apply(l, oB), (oB = l)),
                (o5 = 0 != (32 & e.flags) || r)
          }
      }
      function uv(e, n) {
        if (8772 & n.subtreeFlags) for (n = n.child; null !== n; ) ut(e, n.alternate, n), (n = n.sibling)
      }
      function uy(e, n) {
        var t = null
        null !== e &&
          null !== e.memoizedState &&
          null !== e.memoizedState.cachePool &&
          (t = e.memoizedState.cachePool.pool),
          (e = null),
          null !== n.memoizedState && null !== n.memoizedState.cachePool && (e = n.memoizedState.cachePool.pool),
          e !== t && (null != e && e.refCount++, null != t && lg(t))
      }
      function ub(e, n) {
        ;(e = null),
          null !== n.alternate && (e = n.alternate.memoizedState.cache),
          (n = n.memoizedState.cache) !== e && (n.refCount++, null != e && lg(e))
      }
      function uw(e, n, t, r) {
        var l = (0x13ffff00 & t) === t
        if (n.subtreeFlags & (l ? 10262 : 10256)) for (n = n.child; null !== n; ) uk(e, n, t, r), (n = n.sibling)
        else
          l &&
            (function e(n) {
              for (n = n.child; null !== n; )
                30 === n.tag ? oq(n.child, !1) : 0 != (0x2000000 & n.subtreeFlags) && e(n), (n = n.sibling)
            })(n)
      }
      function uk(e, n, t, r) {
        var l = (0x13ffff00 & t) === t
        l && null === n.alternate && null !== n.return && null !== n.return.alternate && oJ(n)
        var a = n.flags
        switch (n.tag) {
          case 0:
          case 11:
          case 15:
            uw(e, n, t, r), 2048 & a && ox(9, n)
            break
          case 1:
          case 31:
          case 13:
          default:
            uw(e, n, t, r)
            break
          case 3:
            uw(e, n, t, r),
              l &&
                ue &&
                ('root' ===
                  (e = 9 === (e = e.containerInfo).nodeType ? e.body : 'HTML' === e.nodeName ? e.ownerDocument.body : e)
                    .style.viewTransitionName && (e.style.viewTransitionName = ''),
                null !== (e = e.ownerDocument.documentElement) &&
                  'none' === e.style.viewTransitionName &&
                  (e.style.viewTransitionName = '')),
              2048 & a &&
                ((a = null),
                null !== n.alternate && (a = n.alternate.memoizedState.cache),
                (n = n.memoizedState.cache) !== a && (n.refCount++, null != a && lg(a)))
            break
          case 12:
            if (2048 & a) {
              uw(e, n, t, r), (a = n.stateNode)
              try {
                var i = n.memoizedProps,
                  o = i.id,
                  u = i.onPostCommit
                'function' == typeof u && u(o, null === n.alternate ? 'mount' : 'update', a.passiveEffectDuration, -0)
              } catch (e) {
                sD(n, n.return, e)
              }
            } else uw(e, n, t, r)
            break
          case 23:
            break
          case 22:
            ;(i = n.stateNode),
              (o = n.alternate),
              null !== n.memoizedState
                ? (l && null !== o && null === o.memoizedState && oJ(o), 2 & i._visibility ? uw(e, n, t, r) : uS(e, n))
                : (l && null !== o && null !== o.memoizedState && oJ(n),
                  2 & i._visibility
                    ? uw(e, n, t, r)
                    : ((i._visibility |= 2),
                      (function e(n, t, r, l, a) {
                        for (a = a && 0 != (10256 & t.subtreeFlags), t = t.child; null !== t; ) {
                          var i = t,
                            o = i.flags
                          switch (i.tag) {
                            case 0:
                            case 11:
                            case 15:
                              e(n, i, r, l, a), ox(8, i)
                              break
                            case 23:
                              break
                            case 22:
                              var u = i.stateNode
                              null !== i.memoizedState
                                ? 2 & u._visibility
                                  ? e(n, i, r, l, a)
                                  : uS(n, i)
                                : ((u._visibility |= 2), e(n, i, r, l, a)),
                                a && 2048 & o && uy(i.alternate, i)
                              break
                            case 24:
                              e(n, i, r, l, a), a && 2048 & o && ub(i.alternate, i)
                              break
                            default:
                              e(n, i, r, l, a)
                          }
                          t = t.sibling
                        }
                      })(e, n, t, r, 0 != (10256 & n.subtreeFlags)))),
              2048 & a && uy(o, n)
            break
          case 24:
            uw(e, n, t, r), 2048 & a && ub(n.alternate, n)
            break
          case 30:
            l && null !== (a = n.alternate) && (oq(a.child, !0), oq(n.child, !0)), uw(e, n, t, r)
        }
      }
      function uS(e, n) {
        if (10256 & n.subtreeFlags)
          for (n = n.child; null !== n; ) {
            var t = n,
              r = t.flags
            switch (t.tag) {
              case 22:
                uS(e, t), 2048 & r && uy(t.alternate, t)
                break
              case 24:
                uS(e, t), 2048 & r && ub(t.alternate, t)
                break
              default:
                uS(e, t)
            }
            n = n.sibling
          }
      }
      var ux = 8192
      function uE(e, n, t) {
        if (e.subtreeFlags & ux) for (e = e.child; null !== e; ) uN(e, n, t), (e = e.sibling)
      }
      function uN(e, n, t) {
        switch (e.tag) {
          case 26:
            uE(e, n, t),
              e.flags & ux &&
                (null !== e.memoizedState
                  ? ((e, n, t, r) => {
                      if (
                        'stylesheet' === t.type &&
                        ('string' != typeof r.media || !1 !== matchMedia(r.media).matches) &&
                        0 == (4 & t.state.loading)
                      ) {
                        if (null === t.instance) {
                          var l = fp(r.href),
                            a = n.querySelector(fm(l))
                          if (a) {
                            null !== (n = a._p) &&
                              'object' == typeof n &&
                              'function' == typeof n.then &&
                              (e.count++, (e = fL.bind(e)), n.then(e, e)),
                              (t.state.loading |= 4),
                              (t.instance = a),
                              ne(a)
                            return
                          }
                          ;(a = n.ownerDocument || n),
                            (r = fh(r)),
                            (l = fi.get(l)) && fw(r, l),
                            ne((a = a.createElement('link')))
                          var i = a
                          ;(i._p = new Promise((e, n) => {
                            ;(i.onload = e), (i.onerror = n)
                          })),
                            cp(a, 'link', r),
                            (t.instance = a)
                        }
                        null === e.stylesheets && (e.stylesheets = new Map()),
                          e.stylesheets.set(t, n),
                          (n = t.state.preload) &&
                            0 == (3 & t.state.loading) &&
                            (e.count++, (t = fL.bind(e)), n.addEventListener('load', t), n.addEventListener('error', t))
                      }
                    })(t, ud, e.memoizedState, e.memoizedProps)
                  : ((e = e.stateNode), (0x13ffff40 & n) === n && fT(t, e)))
            break
          case 5:
            uE(e, n, t), e.flags & ux && ((e = e.stateNode), (0x13ffff40 & n) === n && fT(t, e))
            break
          case 3:
          case 4:
            var r = ud
            ;(ud = fu(e.stateNode.containerInfo)), uE(e, n, t), (ud = r)
            break
          case 22:
            null === e.memoizedState &&
              (null !== (r = e.alternate) && null !== r.memoizedState
                ? ((r = ux), (ux = 0x1000000), uE(e, n, t), (ux = r))
                : uE(e, n, t))
            break
          case 30:
            if (0 != (e.flags & ux) && null != (r = e.memoizedProps.name) && 'auto' !== r) {
              var l = e.stateNode
              ;(l.paired = null), null === o$ && (o$ = new Map()), o$.set(r, l)
            }
            uE(e, n, t)
            break
          default:
            uE(e, n, t)
        }
      }
      function uC(e) {
        var n = e.alternate
        if (null !== n && null !== (e = n.child)) {
          n.child = null
          do (n = e.sibling), (e.sibling = null), (e = n)
          while (null !== e)
        }
      }
      function u_(e) {
        var n = e.deletions
        if (0 != (16 & e.flags)) {
          if (null !== n)
            for (var t = 0; t < n.length; t++) {
              var r = n[t]
              ;(o6 = r), uP(r, e)
            }
          uC(e)
        }
        if (10256 & e.subtreeFlags) for (e = e.child; null !== e; ) uT(e), (e = e.sibling)
      }
      function uT(e) {
        switch (e.tag) {
          case 0:
          case 11:
          case 15:
            u_(e), 2048 & e.flags && oE(9, e, e.return)
            break
          case 3:
          case 12:
          default:
            u_(e)
            break
          case 22:
            var n = e.stateNode
            null !== e.memoizedState && 2 & n._visibility && (null === e.return || 13 !== e.return.tag)
              ? ((n._visibility &= -3),
                (function e(n) {
                  var t = n.deletions
                  if (0 != (16 & n.flags)) {
                    if (null !== t)
                      for (var r = 0; r < t.length; r++) {
                        var l = t[r]
                        ;(o6 = l), uP(l, n)
                      }
                    uC(n)
                  }
                  for (n = n.child; null !== n; ) {
                    switch ((t = n).tag) {
                      case 0:
                      case 11:
                      case 15:
                        oE(8, t, t.return), e(t)
                        break
                      case 22:
                        2 & (r = t.stateNode)._visibility && ((r._visibility &= -3), e(t))
                        break
                      default:
                        e(t)
                    }
                    n = n.sibling
                  }
                })(e))
              : u_(e)
        }
      }
      function uP(e, n) {
        for (; null !== o6; ) {
          var t = o6
          switch (t.tag) {
            case 0:
            case 11:
            case 15:
              oE(8, t, n)
              break
            case 23:
            case 22:
              if (null !== t.memoizedState && null !== t.memoizedState.cachePool) {
                var r = t.memoizedState.cachePool.pool
                null != r && r.refCount++
              }
              break
            case 24:
              lg(t.memoizedState.cache)
          }
          if (null !== (r = t.child)) (r.return = t), (o6 = r)
          else
            for (t = e; null !== o6; ) {
              var l = (r = o6).sibling,
                a = r.return
              if (
                (!(function e(n) {
                  var t = n.alternate
                  null !== t && ((n.alternate = null), e(t)),
                    (n.child = null),
                    (n.deletions = null),
                    (n.sibling = null),
                    5 === n.tag && null !== (t = n.stateNode) && e8(t),
                    (n.stateNode = null),
                    (n.return = null),
                    (n.dependencies = null),
                    (n.memoizedProps = null),
                    (n.memoizedState = null),
                    (n.pendingProps = null),
                    (n.stateNode = null),
                    (n.updateQueue = null)
                })(r),
                r === t)
              ) {
                o6 = null
                break
              }
              if (null !== l) {
                ;(l.return = a), (o6 = l)
                break
              }
              o6 = a
            }
        }
      }
      var uz = {
          getCacheForType: (e) => {
            var n = lu(lm),
              t = n.data.get(e)
            return (void 0 === t && ((t = e()), n.data.set(e, t)), t)
          },
          cacheSignal: () => lu(lm).controller.signal,
        },
        uL = 'function' == typeof WeakMap ? WeakMap : Map,
        uO = 0,
        uF = null,
        uM = null,
        uD = 0,
        uI = 0,
        uA = null,
        uR = !1,
        uU = !1,
        uj = !1,
        u$ = 0,
        uV = 0,
        uB = 0,
        uH = 0,
        uW = 0,
        uQ = 0,
        uq = 0,
        uY = null,
        uZ = null,
        uK = !1,
        uX = 0,
        uG = 0,
        uJ = 1 / 0,
        u0 = null,
        u1 = null,
        u2 = 0,
        u3 = null,
        u4 = null,
        u8 = 0,
        u6 = 0,
        u5 = null,
        u9 = null,
        u7 = null,
        se = null,
        sn = null,
        st = 0,
        sr = null
      function sl() {
        return 0 != (2 & uO) && 0 !== uD ? uD & -uD : null !== Q.T ? s0() : eq()
      }
      function sa() {
        if (0 === uQ)
          if (0 == (0x20000000 & uD) || rX) {
            var e = eF
            0 == (3932160 & (eF <<= 1)) && (eF = 262144), (uQ = e)
          } else uQ = 0x20000000
        return (null !== (e = ae.current) && (e.flags |= 32), uQ)
      }
      function si(e, n) {
        if (null != n) {
          var t = e.stateNode,
            r = t.ref
          null === r && (r = t.ref = cj(rs(e.memoizedProps, t))), null === se && (se = []), se.push(n.bind(null, r))
        }
      }
      function so(e, n, t) {
        ;((e === uF && (2 === uI || 9 === uI)) || null !== e.cancelPendingCommit) && (sp(e, 0), sc(e, uD, uQ, !1)),
          e$(e, t),
          (0 == (2 & uO) || e !== uF) &&
            (e === uF && (0 == (2 & uO) && (uH |= t), 4 === uV && sc(e, uD, uQ, !1)), sq(e))
      }
      function su(e, n, t) {
        if (0 != (6 & uO)) throw Error(o(327))
        for (
          var r = (!t && 0 == (127 & n) && 0 == (n & e.expiredLanes)) || eA(e, n),
            l = r
              ? ((e, n) => {
                  var t = uO
                  uO |= 2
                  var r = sg(),
                    l = sv()
                  uF !== e || uD !== n ? ((u0 = null), (uJ = ev() + 500), sp(e, n)) : (uU = eA(e, n))
                  e: for (;;)
                    try {
                      if (0 !== uI && null !== uM) {
                        n = uM
                        var a = uA
                        n: switch (uI) {
                          case 1:
                            ;(uI = 0), (uA = null), sS(e, n, a, 1)
                            break
                          case 2:
                          case 9:
                            if (lF(a)) {
                              ;(uI = 0), (uA = null), sk(n)
                              break
                            }
                            ;(n = () => {
                              ;(2 !== uI && 9 !== uI) || uF !== e || (uI = 7), sq(e)
                            }),
                              a.then(n, n)
                            break e
                          case 3:
                            uI = 7
                            break e
                          case 4:
                            uI = 5
                            break e
                          case 7:
                            lF(a) ? ((uI = 0), (uA = null), sk(n)) : ((uI = 0), (uA = null), sS(e, n, a, 7))
                            break
                          case 5:
                            var i = null
                            switch (uM.tag) {
                              case 26:
                                i = uM.memoizedState
                              case 5:
                              case 27:
                                var u = uM
                                if (i ? fC(i) : u.stateNode.complete) {
                                  ;(uI = 0), (uA = null)
                                  var s = u.sibling
                                  if (null !== s) uM = s
                                  else {
                                    var c = u.return
                                    null !== c ? ((uM = c), sx(c)) : (uM = null)
                                  }
                                  break n
                                }
                            }
                            ;(uI = 0), (uA = null), sS(e, n, a, 5)
                            break
                          case 6:
                            ;(uI = 0), (uA = null), sS(e, n, a, 6)
                            break
                          case 8:
                            sd(), (uV = 6)
                            break e
                          default:
                            throw Error(o(462))
                        }
                      }
                      for (; null !== uM && !eh(); ) sw(uM)
                      break
                    } catch (n) {
                      sm(e, n)
                    }
                  return ((le = r7 = null), (Q.H = r), (Q.A = l), (uO = t), null !== uM)
                    ? 0
                    : ((uF = null), (uD = 0), rg(), uV)
                })(e, n)
              : sb(e, n, !0),
            a = r;
          ;
        ) {
          if (0 === l) uU && !r && sc(e, n, 0, !1)
          else {
            if (
              ((t = e.current.alternate),
              a &&
                !((e) => {
                  for (var n = e; ; ) {
                    var t = n.tag
                    if (
                      (0 === t || 11 === t || 15 === t) &&
                      16384 & n.flags &&
                      null !== (t = n.updateQueue) &&
                      null !== (t = t.stores)
                    )
                      for (var r = 0; r < t.length; r++) {
                        var l = t[r],
                          a = l.getSnapshot
                        l = l.value
                        try {
                          if (!tH(a(), l)) return !1
                        } catch (e) {
                          return !1
                        }
                      }
                    if (((t = n.child), 16384 & n.subtreeFlags && null !== t)) (t.return = n), (n = t)
                    else {
                      if (n === e) break
                      for (; null === n.sibling; ) {
                        if (null === n.return || n.return === e) return !0
                        n = n.return
                      }
                      ;(n.sibling.return = n.return), (n = n.sibling)
                    }
                  }
                  return !0
                })(t))
            ) {
              ;(l = sb(e, n, !1)), (a = !1)
              continue
            }
            if (2 === l) {
              if (((a = n), e.errorRecoveryDisabledLanes & a)) var i = 0
              else i = 0 != (i = -0x20000001 & e.pendingLanes) ? i : 0x20000000 & i ? 0x20000000 : 0
              if (0 !== i) {
                n = i
                e: {
                  l = uY
                  var u = e.current.memoizedState.isDehydrated
                  if ((u && (sp(e, i).flags |= 256), 2 !== (i = sb(e, i, !1)) && 6 !== i)) {
                    if (uj && !u) {
                      ;(e.errorRecoveryDisabledLanes |= a), (uH |= a), (l = 4)
                      break e
                    }
                    ;(a = uZ), (uZ = l), null !== a && (null === uZ ? (uZ = a) : uZ.push.apply(uZ, a))
                  }
                  l = i
                }
                if (((a = !1), 2 !== l)) continue
              }
            }
            if (1 === l) {
              sp(e, 0), sc(e, n, 0, !0)
              break
            }
            e: {
              switch (((r = e), (a = l))) {
                case 0:
                case 1:
                  throw Error(o(345))
                case 4:
                  if ((4194048 & n) !== n && (0x3c00000 & n) !== n) break
                case 6:
                  sc(r, n, uQ, !uR)
                  break e
                case 2:
                  uZ = null
                  break
                case 3:
                case 5:
                  break
                default:
                  throw Error(o(329))
              }
              if ((0x3c00000 & n) === n && 10 < (l = uX + 300 - ev())) {
                if ((sc(r, n, uQ, !uR), 0 !== eI(r, 0, !0))) break e
                ;(u8 = n),
                  (r.timeoutHandle = cE(ss.bind(null, r, t, uZ, u0, uK, n, uQ, uH, uq, uR, a, 'Throttled', -0, 0), l))
                break e
              }
              ss(r, t, uZ, u0, uK, n, uQ, uH, uq, uR, a, null, -0, 0)
            }
          }
          break
        }
        sq(e)
      }
      function ss(e, n, t, r, l, a, i, o, u, s, c, f, d, p) {
        e.timeoutHandle = -1
        var m,
          h,
          g = n.subtreeFlags,
          v = (0x13ffff00 & a) === a
        if (
          ((f = null),
          (v || 8192 & g || 0x1002000 == (0x1002000 & g)) &&
            ((o$ = null),
            uN(
              n,
              a,
              (f = {
                stylesheets: null,
                count: 0,
                imgCount: 0,
                imgBytes: 0,
                suspenseyImages: [],
                waitingForImages: !0,
                waitingForViewTransition: !1,
                unsuspend: nM,
              }),
            ),
            v &&
              ((g = f),
              null != (v = (9 === (v = e.containerInfo).nodeType ? v : v.ownerDocument).__reactViewTransition) &&
                (g.count++, (g.waitingForViewTransition = !0), (g = fL.bind(g)), v.finished.then(g, g))),
            null !==
              ((m = f),
              (h = g = (0x3c00000 & a) === a ? uX - ev() : (4194048 & a) === a ? uG - ev() : 0),
              m.stylesheets && 0 === m.count && fM(m, m.stylesheets),
              (g =
                0 < m.count || 0 < m.imgCount
                  ? (e) => {
                      var n = setTimeout(() => {
                        if ((m.stylesheets && fM(m, m.stylesheets), m.unsuspend)) {
                          var e = m.unsuspend
                          ;(m.unsuspend = null), e()
                        }
                      }, 6e4 + h)
                      0 < m.imgBytes &&
                        0 === fP &&
                        (fP =
                          62500 *
                          (() => {
                            if ('function' == typeof performance.getEntriesByType) {
                              for (
                                var e = 0, n = 0, t = performance.getEntriesByType('resource'), r = 0;
                                r < t.length;
                                r++
                              ) {
                                var l = t[r],
                                  a = l.transferSize,
                                  i = l.initiatorType,
                                  o = l.duration
                                if (a && o && ch(i)) {
                                  for (i = 0, o = l.responseEnd, r += 1; r < t.length; r++) {
                                    var u = t[r],
                                      s = u.startTime
                                    if (s > o) break
                                    var c = u.transferSize,
                                      f = u.initiatorType
                                    c && ch(f) && (i += c * ((u = u.responseEnd) < o ? 1 : (o - s) / (u - s)))
                                  }
                                  if ((--r, (n += (8 * (a + i)) / (l.duration / 1e3)), 10 < ++e)) break
                                }
                              }
                              if (0 < e) return n / e / 1e6
                            }
                            return navigator.connection && 'number' == typeof (e = navigator.connection.downlink)
                              ? e
                              : 5
                          })())
                      var t = setTimeout(
                        () => {
                          if (
                            ((m.waitingForImages = !1),
                            0 === m.count && (m.stylesheets && fM(m, m.stylesheets), m.unsuspend))
                          ) {
                            var e = m.unsuspend
                            ;(m.unsuspend = null), e()
                          }
                        },
                        (m.imgBytes > fP ? 50 : 800) + h,
                      )
                      return (
                        (m.unsuspend = e),
                        () => {
                          ;(m.unsuspend = null), clearTimeout(n), clearTimeout(t)
                        }
                      )
                    }
                  : null))))
        ) {
          ;(u8 = a),
            (e.cancelPendingCommit = g(sN.bind(null, e, n, a, t, r, l, i, o, u, s, c, f, null, d, p))),
            sc(e, a, i, !s)
          return
        }
        sN(e, n, a, t, r, l, i, o, u, s, c, f)
      }
      function sc(e, n, t, r) {
        ;(n = eR(e, n) & ~uW & ~uH),
          (e.suspendedLanes |= n),
          (e.pingedLanes &= ~n),
          r && (e.warmLanes |= n),
          (r = e.expirationTimes)
        for (var l = n; 0 < l; ) {
          var a = 31 - eP(l),
            i = 1 << a
          ;(r[a] = -1), (l &= ~i)
        }
        0 !== t && eV(e, t, n)
      }
      function sf() {
        return 0 != (6 & uO) || (sY(0, !1), !1)
      }
      function sd() {
        if (null !== uM) {
          if (0 === uI) var e = uM.return
          else (e = uM), (le = r7 = null), az(e), (lU = null), (lj = 0), (e = uM)
          for (; null !== e; ) oS(e.alternate, e), (e = e.return)
          uM = null
        }
      }
      function sp(e, n) {
        var t = e.timeoutHandle
        return (
          -1 !== t && ((e.timeoutHandle = -1), cN(t)),
          null !== (t = e.cancelPendingCommit) && ((e.cancelPendingCommit = null), t()),
          (u8 = 0),
          sd(),
          (uF = e),
          (uM = t = rC(e.current, null)),
          (uD = n),
          (uI = 0),
          (uA = null),
          (uR = !1),
          (uU = eA(e, n)),
          (uj = !1),
          (uq = uQ = uW = uH = uB = uV = 0),
          (uZ = uY = null),
          (uK = !1),
          (u$ = eR(e, n)),
          rg(),
          t
        )
      }
      function sm(e, n) {
        ;(ad = null),
          (Q.H = iL),
          n === lP || n === lL
            ? ((n = lA()), (uI = 3))
            : n === lz
              ? ((n = lA()), (uI = 4))
              : (uI = n === iY ? 8 : null !== n && 'object' == typeof n && 'function' == typeof n.then ? 6 : 1),
          (uA = n),
          null === uM && ((uV = 1), iB(e, rM(n, e.current)))
      }
      function sh() {
        var e = ae.current
        return (
          null === e ||
          ((4194048 & uD) === uD ? null === an : ((0x3c00000 & uD) === uD || 0 != (0x20000000 & uD)) && e === an)
        )
      }
      function sg() {
        var e = Q.H
        return ((Q.H = iL), null === e ? iL : e)
      }
      function sv() {
        var e = Q.A
        return ((Q.A = uz), e)
      }
      function sy() {
        ;(uV = 4),
          uR || ((4194048 & uD) !== uD && null !== ae.current) || (uU = !0),
          (0 == (0x7ffffff & uB) && 0 == (0x7ffffff & uH)) || null === uF || sc(uF, uD, uQ, !1)
      }
      function sb(e, n, t) {
        var r = uO
        uO |= 2
        var l = sg(),
          a = sv()
        ;(uF !== e || uD !== n) && ((u0 = null), sp(e, n)), (n = !1)
        var i = uV
        e: for (;;)
          try {
            if (0 !== uI && null !== uM) {
              var o = uM,
                u = uA
              switch (uI) {
                case 8:
                  sd(), (i = 6)
                  break e
                case 3:
                case 2:
                case 9:
                case 6:
                  null === ae.current && (n = !0)
                  var s = uI
                  if (((uI = 0), (uA = null), sS(e, o, u, s), t && uU)) {
                    i = 0
                    break e
                  }
                  break
                default:
                  ;(s = uI), (uI = 0), (uA = null), sS(e, o, u, s)
              }
            }
            ;(() => {
              for (; null !== uM; ) sw(uM)
            })(),
              (i = uV)
            break
          } catch (n) {
            sm(e, n)
          }
        return (
          n && e.shellSuspendCounter++,
          (le = r7 = null),
          (uO = r),
          (Q.H = l),
          (Q.A = a),
          null === uM && ((uF = null), (uD = 0), rg()),
          i
        )
      }
      function sw(e) {
        var n = oh(e.alternate, e, u$)
        ;(e.memoizedProps = e.pendingProps), null === n ? sx(e) : (uM = n)
      }
      function sk(e) {
        var n = e,
          t = n.alternate
        switch (n.tag) {
          case 15:
          case 0:
            n = i5(t, n, n.pendingProps, n.type, void 0, uD)
            break
          case 11:
            n = i5(t, n, n.pendingProps, n.type.render, n.ref, uD)
            break
          case 5:
            az(n)
            var r = n
            r === rZ && (rX ? (r3(r), 5 === r.tag && null != r.stateNode && (rK = r.stateNode)) : (r3(r), (rX = !0)))
          default:
            oS(t, n), (n = oh(t, (n = uM = r_(n, u$)), u$))
        }
        ;(e.memoizedProps = e.pendingProps), null === n ? sx(e) : (uM = n)
      }
      function sS(e, n, t, r) {
        ;(le = r7 = null), az(n), (lU = null), (lj = 0)
        var l = n.return
        try {
          if (
            ((e, n, t, r, l) => {
              if (((t.flags |= 32768), null !== r && 'object' == typeof r && 'function' == typeof r.then)) {
                if ((null !== (n = t.alternate) && la(n, t, l, !0), null !== (t = ae.current))) {
                  switch (t.tag) {
                    case 31:
                    case 13:
                    case 19:
                      return (
                        null === an ? sy() : null === t.alternate && 0 === uV && (uV = 3),
                        (t.flags &= -257),
                        (t.flags |= 65536),
                        (t.lanes = l),
                        r === lO
                          ? (t.flags |= 16384)
                          : (null === (n = t.updateQueue) ? (t.updateQueue = new Set([r])) : n.add(r), sI(e, r, l)),
                        !1
                      )
                    case 22:
                      return (
                        (t.flags |= 65536),
                        r === lO
                          ? (t.flags |= 16384)
                          : (null === (n = t.updateQueue)
                              ? ((n = { transitions: null, markerInstances: null, retryQueue: new Set([r]) }),
                                (t.updateQueue = n))
                              : null === (t = n.retryQueue)
                                ? (n.retryQueue = new Set([r]))
                                : t.add(r),
                            sI(e, r, l)),
                        !1
                      )
                  }
                  throw Error(o(435, t.tag))
                }
                return (sI(e, r, l), sy(), !1)
              }
              if (rX)
                return (
                  null !== (n = ae.current)
                    ? (0 == (65536 & n.flags) && (n.flags |= 256),
                      (n.flags |= 65536),
                      (n.lanes = l),
                      r !== r0 && r5(rM((e = Error(o(422), { cause: r })), t)))
                    : (r !== r0 && r5(rM((n = Error(o(423), { cause: r })), t)),
                      (e = e.current.alternate),
                      (e.flags |= 65536),
                      (l &= -l),
                      (e.lanes |= l),
                      (r = rM(r, t)),
                      (l = iW(e.stateNode, r, l)),
                      lJ(e, l),
                      4 !== uV && (uV = 2)),
                  !1
                )
              var a = Error(o(520), { cause: r })
              if (((a = rM(a, t)), null === uY ? (uY = [a]) : uY.push(a), 4 !== uV && (uV = 2), null === n)) return !0
              ;(r = rM(r, t)), (t = n)
              do {
                switch (t.tag) {
                  case 3:
                    return ((t.flags |= 65536), (e = l & -l), (t.lanes |= e), (e = iW(t.stateNode, r, e)), lJ(t, e), !1)
                  case 1:
                    if (
                      ((n = t.type),
                      (a = t.stateNode),
                      0 == (128 & t.flags) &&
                        ('function' == typeof n.getDerivedStateFromError ||
                          (null !== a && 'function' == typeof a.componentDidCatch && (null === u1 || !u1.has(a)))))
                    )
                      return ((t.flags |= 65536), (l &= -l), (t.lanes |= l), iq((l = iQ(l)), e, t, r), lJ(t, l), !1)
                    break
                  case 22:
                    if (null !== t.memoizedState) return ((t.flags |= 65536), !1)
                }
                t = t.return
              } while (null !== t)
              return !1
            })(e, l, n, t, uD)
          ) {
            ;(uV = 1), iB(e, rM(t, e.current)), (uM = null)
            return
          }
        } catch (n) {
          if (null !== l) throw ((uM = l), n)
          ;(uV = 1), iB(e, rM(t, e.current)), (uM = null)
          return
        }
        32768 & n.flags
          ? (rX || 1 === r
              ? (e = !0)
              : uU || 0 != (0x20000000 & uD)
                ? (e = !1)
                : ((uR = e = !0),
                  (2 === r || 9 === r || 3 === r || 6 === r) &&
                    null !== (r = ae.current) &&
                    13 === r.tag &&
                    (r.flags |= 16384)),
            sE(n, e))
          : sx(n)
      }
      function sx(e) {
        var n = e
        do {
          if (0 != (32768 & n.flags)) return void sE(n, uR)
          e = n.return
          var t = ((e, n, t) => {
            var r = n.pendingProps
            switch ((rq(n), n.tag)) {
              case 16:
              case 15:
              case 0:
              case 11:
              case 7:
              case 8:
              case 12:
              case 9:
              case 14:
              case 1:
                return (ok(n), null)
              case 3:
                return (
                  (t = n.stateNode),
                  (r = null),
                  null !== e && (r = e.memoizedState.cache),
                  n.memoizedState.cache !== r && (n.flags |= 2048),
                  lt(lm),
                  ea(),
                  t.pendingContext && ((t.context = t.pendingContext), (t.pendingContext = null)),
                  (null === e || null === e.child) &&
                    (r4(n)
                      ? og(n)
                      : null === e ||
                        (e.memoizedState.isDehydrated && 0 == (256 & n.flags)) ||
                        ((n.flags |= 1024), r6())),
                  ok(n),
                  null
                )
              case 26:
                var l = n.type,
                  a = n.memoizedState
                return (
                  null === e
                    ? (og(n), null !== a ? (ok(n), oy(n, a)) : (ok(n), ov(n, l, null, r, t)))
                    : a
                      ? a !== e.memoizedState
                        ? (og(n), ok(n), oy(n, a))
                        : (ok(n), (n.flags &= -0x1000001))
                      : ((e = e.memoizedProps) !== r && og(n), ok(n), ov(n, l, e, r, t)),
                  null
                )
              case 27:
                if ((eo(n), (t = et.current), (l = n.type), null !== e && null != n.stateNode))
                  e.memoizedProps !== r && og(n)
                else {
                  if (!r) {
                    if (null === n.stateNode) throw Error(o(166))
                    return (ok(n), (n.subtreeFlags &= -0x2000001), null)
                  }
                  ;(e = ee.current), r4(n) ? r2(n) : ((n.stateNode = e = fr(l, r, t)), og(n))
                }
                return (ok(n), (n.subtreeFlags &= -0x2000001), null)
              case 5:
                if ((eo(n), (l = n.type), null !== e && null != n.stateNode)) e.memoizedProps !== r && og(n)
                else {
                  if (!r) {
                    if (null === n.stateNode) throw Error(o(166))
                    return (ok(n), (n.subtreeFlags &= -0x2000001), null)
                  }
                  if (((a = ee.current), r4(n))) r2(n)
                  else {
                    var i = cy(et.current)
                    switch (a) {
                      case 1:
                        a = i.createElementNS('http://www.w3.org/2000/svg', l)
                        break
                      case 2:
                        a = i.createElementNS('http://www.w3.org/1998/Math/MathML', l)
                        break
                      default:
                        switch (l) {
                          case 'svg':
                            a = i.createElementNS('http://www.w3.org/2000/svg', l)
                            break
                          case 'math':
                            a = i.createElementNS('http://www.w3.org/1998/Math/MathML', l)
                            break
                          case 'script':
                            ;((a = i.createElement('div')).innerHTML = '<script></script>'),
                              (a = a.removeChild(a.firstChild))
                            break
                          case 'select':
                            ;(a =
                              'string' == typeof r.is
                                ? i.createElement('select', { is: r.is })
                                : i.createElement('select')),
                              r.multiple ? (a.multiple = !0) : r.size && (a.size = r.size)
                            break
                          default:
                            a = 'string' == typeof r.is ? i.createElement(l, { is: r.is }) : i.createElement(l)
                        }
                    }
                    ;(a[eK] = n), (a[eX] = r)
                    e: for (i = n.child; null !== i; ) {
                      if (5 === i.tag || 6 === i.tag) a.appendChild(i.stateNode)
                      else if (4 !== i.tag && 27 !== i.tag && null !== i.child) {
                        ;(i.child.return = i), (i = i.child)
                        continue
                      }
                      if (i === n) break
                      for (; null === i.sibling; ) {
                        if (null === i.return || i.return === n) break e
                        i = i.return
                      }
                      ;(i.sibling.return = i.return), (i = i.sibling)
                    }
                    switch (((n.stateNode = a), cp(a, l, r), l)) {
                      case 'button':
                      case 'input':
                      case 'select':
                      case 'textarea':
                        r = !!r.autoFocus
                        break
                      case 'img':
                        r = !0
                        break
                      default:
                        r = !1
                    }
                    r && og(n)
                  }
                }
                return (
                  ok(n),
                  (n.subtreeFlags &= -0x2000001),
                  ov(n, n.type, null === e ? null : e.memoizedProps, n.pendingProps, t),
                  null
                )
              case 6:
                if (e && null != n.stateNode) e.memoizedProps !== r && og(n)
                else {
                  if ('string' != typeof r && null === n.stateNode) throw Error(o(166))
                  if (((e = et.current), r4(n))) {
                    if (((e = n.stateNode), (t = n.memoizedProps), (r = null), null !== (l = rZ)))
                      switch (l.tag) {
                        case 27:
                        case 5:
                          r = l.memoizedProps
                      }
                    ;(e[eK] = n),
                      (e = !!(
                        e.nodeValue === t ||
                        (null !== r && !0 === r.suppressHydrationWarning) ||
                        cc(e.nodeValue, t)
                      )) || r1(n, !0)
                  } else ((e = cy(e).createTextNode(r))[eK] = n), (n.stateNode = e)
                }
                return (ok(n), null)
              case 31:
                if (((t = n.memoizedState), null === e || null !== e.memoizedState)) {
                  if (((r = r4(n)), null !== t)) {
                    if (null === e) {
                      if (!r) throw Error(o(318))
                      if (!(e = null !== (e = n.memoizedState) ? e.dehydrated : null)) throw Error(o(557))
                      e[eK] = n
                    } else r8(), 0 == (128 & n.flags) && (n.memoizedState = null), (n.flags |= 4)
                    ok(n), (e = !1)
                  } else
                    (t = r6()),
                      null !== e && null !== e.memoizedState && (e.memoizedState.hydrationErrors = t),
                      (e = !0)
                  if (!e) {
                    if (256 & n.flags) return (ai(n), n)
                    return (ai(n), null)
                  }
                  if (0 != (128 & n.flags)) throw Error(o(558))
                }
                return (ok(n), null)
              case 13:
                if (
                  ((r = n.memoizedState),
                  null === e || (null !== e.memoizedState && null !== e.memoizedState.dehydrated))
                ) {
                  if (((l = r4(n)), null !== r && null !== r.dehydrated)) {
                    if (null === e) {
                      if (!l) throw Error(o(318))
                      if (!(l = null !== (l = n.memoizedState) ? l.dehydrated : null)) throw Error(o(317))
                      l[eK] = n
                    } else r8(), 0 == (128 & n.flags) && (n.memoizedState = null), (n.flags |= 4)
                    ok(n), (l = !1)
                  } else
                    (l = r6()),
                      null !== e && null !== e.memoizedState && (e.memoizedState.hydrationErrors = l),
                      (l = !0)
                  if (!l) {
                    if (256 & n.flags) return (ai(n), n)
                    return (ai(n), null)
                  }
                }
                if ((ai(n), 0 != (128 & n.flags))) return ((n.lanes = t), n)
                return (
                  (t = null !== r),
                  (e = null !== e && null !== e.memoizedState),
                  t &&
                    ((r = n.child),
                    (l = null),
                    null !== r.alternate &&
                      null !== r.alternate.memoizedState &&
                      null !== r.alternate.memoizedState.cachePool &&
                      (l = r.alternate.memoizedState.cachePool.pool),
                    (a = null),
                    null !== r.memoizedState &&
                      null !== r.memoizedState.cachePool &&
                      (a = r.memoizedState.cachePool.pool),
                    a !== l && (r.flags |= 2048)),
                  t !== e && t && (n.child.flags |= 8192),
                  ob(n, n.updateQueue),
                  ok(n),
                  null
                )
              case 4:
                return (ea(), null === e && ce(n.stateNode.containerInfo), (n.flags |= 0x4000000), ok(n), null)
              case 10:
                return (lt(n.type), ok(n), null)
              case 19:
                if ((as(n), null === (r = n.memoizedState))) return (ok(n), null)
                if (((l = 0 != (128 & n.flags)), null === (a = r.rendering)))
                  if (l) ow(r, !1)
                  else {
                    if (0 !== uV || (null !== e && 0 != (128 & e.flags)))
                      for (e = n.child; null !== e; ) {
                        if (null !== (a = ac(e))) {
                          for (
                            n.flags |= 128,
                              ow(r, !1),
                              n.updateQueue = e = a.updateQueue,
                              ob(n, e),
                              n.subtreeFlags = 0,
                              e = t,
                              t = n.child;
                            null !== t;
                          )
                            r_(t, e), (t = t.sibling)
                          return (au(n, (1 & ao.current) | 2), rX && rH(n, r.treeForkCount), n.child)
                        }
                        e = e.sibling
                      }
                    null !== r.tail && ev() > uJ && ((n.flags |= 128), (l = !0), ow(r, !1), (n.lanes = 4194304))
                  }
                else {
                  if (!l)
                    if (null !== (e = ac(a))) {
                      if (
                        ((n.flags |= 128),
                        (l = !0),
                        (n.updateQueue = e = e.updateQueue),
                        ob(n, e),
                        ow(r, !0),
                        null === r.tail &&
                          'collapsed' !== r.tailMode &&
                          'visible' !== r.tailMode &&
                          !a.alternate &&
                          !rX)
                      )
                        return (ok(n), null)
                    } else
                      2 * ev() - r.renderingStartTime > uJ &&
                        0x20000000 !== t &&
                        ((n.flags |= 128), (l = !0), ow(r, !1), (n.lanes = 4194304))
                  r.isBackwards
                    ? ((a.sibling = n.child), (n.child = a))
                    : (null !== (e = r.last) ? (e.sibling = a) : (n.child = a), (r.last = a))
                }
                if (null !== r.tail) {
                  e = r.tail
                  e: {
                    for (t = e; null !== t; ) {
                      if (null !== t.alternate) {
                        t = !1
                        break e
                      }
                      t = t.sibling
                    }
                    t = !0
                  }
                  return (
                    (r.rendering = e),
                    (r.tail = e.sibling),
                    (r.renderingStartTime = ev()),
                    (e.sibling = null),
                    (a = ao.current),
                    (a = l ? (1 & a) | 2 : 1 & a),
                    'visible' === r.tailMode || 'collapsed' === r.tailMode || !t || rX
                      ? au(n, a)
                      : ((t = a), J(ae, n), J(ao, t), null === an && (an = n)),
                    rX && rH(n, r.treeForkCount),
                    e
                  )
                }
                return (ok(n), null)
              case 22:
              case 23:
                return (
                  ai(n),
                  l7(),
                  (r = null !== n.memoizedState),
                  null !== e ? (null !== e.memoizedState) !== r && (n.flags |= 8192) : r && (n.flags |= 8192),
                  r
                    ? 0 != (0x20000000 & t) && 0 == (128 & n.flags) && (ok(n), 6 & n.subtreeFlags && (n.flags |= 8192))
                    : ok(n),
                  null !== (t = n.updateQueue) && ob(n, t.retryQueue),
                  (t = null),
                  null !== e &&
                    null !== e.memoizedState &&
                    null !== e.memoizedState.cachePool &&
                    (t = e.memoizedState.cachePool.pool),
                  (r = null),
                  null !== n.memoizedState &&
                    null !== n.memoizedState.cachePool &&
                    (r = n.memoizedState.cachePool.pool),
                  r !== t && (n.flags |= 2048),
                  null !== e && G(lN),
                  null
                )
              case 24:
                return (
                  (t = null),
                  null !== e && (t = e.memoizedState.cache),
                  n.memoizedState.cache !== t && (n.flags |= 2048),
                  lt(lm),
                  ok(n),
                  null
                )
              case 25:
                return null
              case 30:
                return ((n.flags |= 0x2000000), ok(n), null)
            }
            throw Error(o(156, n.tag))
          })(n.alternate, n, u$)
          if (null !== t) {
            uM = t
            return
          }
          if (null !== (n = n.sibling)) {
            uM = n
            return
          }
          uM = n = e
        } while (null !== n)
        0 === uV && (uV = 5)
      }
      function sE(e, n) {
        do {
          var t = ((e, n) => {
            switch ((rq(n), n.tag)) {
              case 1:
                return 65536 & (e = n.flags) ? ((n.flags = (-65537 & e) | 128), n) : null
              case 3:
                return (
                  lt(lm),
                  ea(),
                  0 != (65536 & (e = n.flags)) && 0 == (128 & e) ? ((n.flags = (-65537 & e) | 128), n) : null
                )
              case 26:
              case 27:
              case 5:
                return (eo(n), null)
              case 31:
                if (null !== n.memoizedState) {
                  if ((ai(n), null === n.alternate)) throw Error(o(340))
                  r8()
                }
                return 65536 & (e = n.flags) ? ((n.flags = (-65537 & e) | 128), n) : null
              case 13:
                if ((ai(n), null !== (e = n.memoizedState) && null !== e.dehydrated)) {
                  if (null === n.alternate) throw Error(o(340))
                  r8()
                }
                return 65536 & (e = n.flags) ? ((n.flags = (-65537 & e) | 128), n) : null
              case 19:
                return (
                  as(n),
                  65536 & (e = n.flags)
                    ? ((n.flags = (-65537 & e) | 128),
                      null !== (e = n.memoizedState) && ((e.rendering = null), (e.tail = null)),
                      (n.flags |= 4),
                      n)
                    : null
                )
              case 4:
                return (ea(), null)
              case 10:
                return (lt(n.type), null)
              case 22:
              case 23:
                return (
                  ai(n), l7(), null !== e && G(lN), 65536 & (e = n.flags) ? ((n.flags = (-65537 & e) | 128), n) : null
                )
              case 24:
                return (lt(lm), null)
              default:
                return null
            }
          })(e.alternate, e)
          if (null !== t) {
            ;(t.flags &= 32767), (uM = t)
            return
          }
          if (
            (null !== (t = e.return) && ((t.flags |= 32768), (t.subtreeFlags = 0), (t.deletions = null)),
            !n && null !== (e = e.sibling))
          ) {
            uM = e
            return
          }
          uM = e = t
        } while (null !== e)
        ;(uV = 6), (uM = null)
      }
      function sN(e, n, t, r, l, a, i, u, s, c, f, d) {
        e.cancelPendingCommit = null
        do sO()
        while (0 !== u2)
        if (0 != (6 & uO)) throw Error(o(327))
        if (null !== n) {
          if (n === e.current) throw Error(o(177))
          e === uF && ((uM = uF = null), (uD = 0)),
            (u4 = n),
            (u3 = e),
            (u8 = t),
            (u5 = l),
            (u9 = r),
            ((e, n, t, r, l, a, i) => {
              var o,
                u = n.lanes | n.childLanes
              if (
                ((u6 = u),
                !((e, n, t, r, l, a) => {
                  var i = e.pendingLanes
                  ;(e.pendingLanes = t),
                    (e.suspendedLanes = 0),
                    (e.pingedLanes = 0),
                    (e.warmLanes = 0),
                    (e.expiredLanes &= t),
                    (e.entangledLanes &= t),
                    (e.errorRecoveryDisabledLanes &= t),
                    (e.shellSuspendCounter = 0)
                  var o = e.entanglements,
                    u = e.expirationTimes,
                    s = e.hiddenUpdates
                  for (t = i & ~t; 0 < t; ) {
                    var c = 31 - eP(t),
                      f = 1 << c
                    ;(o[c] = 0), (u[c] = -1)
                    var d = s[c]
                    if (null !== d)
                      for (s[c] = null, c = 0; c < d.length; c++) {
                        var p = d[c]
                        null !== p && (p.lane &= -0x20000001)
                      }
                    t &= ~f
                  }
                  0 !== r && eV(e, r, 0), 0 !== a && 0 === l && 0 !== e.tag && (e.suspendedLanes |= a & ~(i & ~n))
                })(e, t, (u |= rh), r, l, a),
                (se = null),
                (0x13ffff00 & t) === t
                  ? ((o = e.transitionTypes), (e.transitionTypes = null), (sn = o), (r = 10262))
                  : ((sn = null), (r = 10256)),
                0 != (n.subtreeFlags & r) || 0 != (n.flags & r)
                  ? ((e.callbackNode = null), (e.callbackPriority = 0), ep(ek, () => (sF(), null)))
                  : ((e.callbackNode = null), (e.callbackPriority = 0)),
                (oj = !1),
                (r = 0 != (13878 & n.flags)),
                0 != (13878 & n.subtreeFlags) || r)
              ) {
                ;(r = Q.T), (Q.T = null), (l = q.p), (q.p = 2), (a = uO), (uO |= 4)
                try {
                  !((e, n, t) => {
                    if (((e = e.containerInfo), (cg = fB), tK((e = tZ(e))))) {
                      if ('selectionStart' in e) var r = { start: e.selectionStart, end: e.selectionEnd }
                      else
                        e: {
                          var l =
                            (r = ((r = e.ownerDocument) && r.defaultView) || window).getSelection && r.getSelection()
                          if (l && 0 !== l.rangeCount) {
                            r = l.anchorNode
                            var a,
                              i = l.anchorOffset,
                              o = l.focusNode
                            l = l.focusOffset
                            try {
                              r.nodeType, o.nodeType
                            } catch (e) {
                              r = null
                              break e
                            }
                            var u = 0,
                              s = -1,
                              c = -1,
                              f = 0,
                              d = 0,
                              p = e,
                              m = null
                            n: for (;;) {
                              for (
                                ;
                                p !== r || (0 !== i && 3 !== p.nodeType) || (s = u + i),
                                  p !== o || (0 !== l && 3 !== p.nodeType) || (c = u + l),
                                  3 === p.nodeType && (u += p.nodeValue.length),
                                  null !== (a = p.firstChild);
                              )
                                (m = p), (p = a)
                              for (;;) {
                                if (p === e) break n
                                if (
                                  (m === r && ++f === i && (s = u),
                                  m === o && ++d === l && (c = u),
                                  null !== (a = p.nextSibling))
                                )
                                  break
                                m = (p = m).parentNode
                              }
                              p = a
                            }
                            r = -1 === s || -1 === c ? null : { start: s, end: c }
                          } else r = null
                        }
                      r = r || { start: 0, end: 0 }
                    } else r = null
                    for (
                      cv = { focusedElem: e, selectionRange: r },
                        fB = !1,
                        t = (0x13ffff00 & t) === t,
                        o6 = n,
                        n = t ? 9270 : 1024;
                      null !== o6;
                    ) {
                      if (((e = o6), t && null !== (r = e.deletions))) for (i = 0; i < r.length; i++) t && oX(r[i])
                      if (null === e.alternate && 0 != (2 & e.flags)) t && oV(e), un(t)
                      else {
                        if (22 === e.tag) {
                          if (((r = e.alternate), null !== e.memoizedState)) {
                            null !== r && null === r.memoizedState && t && oX(r), un(t)
                            continue
                          } else if (null !== r && null !== r.memoizedState) {
                            t && oV(e), un(t)
                            continue
                          }
                        }
                        ;(r = e.child),
                          0 != (e.subtreeFlags & n) && null !== r
                            ? ((r.return = e), (o6 = r))
                            : (t &&
                                (function e(n) {
                                  for (n = n.child; null !== n; ) {
                                    if (30 === n.tag) {
                                      var t = n.memoizedProps,
                                        r = rs(t, n.stateNode)
                                      ;(t = rf(t.default, t.update)),
                                        (n.flags &= -5),
                                        'none' !== t && oQ(n, r, t, (n.memoizedState = []), !1)
                                    } else 0 != (0x2000000 & n.subtreeFlags) && e(n)
                                    n = n.sibling
                                  }
                                })(e),
                              un(t))
                      }
                    }
                    o$ = null
                  })(e, n, t)
                } finally {
                  ;(uO = a), (q.p = l), (Q.T = r)
                }
              }
              ;(u2 = 1),
                oj
                  ? (u7 = ((e, n, t, r, l, a, i, o, u) => {
                      var s = 9 === n.nodeType ? n : n.ownerDocument
                      try {
                        var c = s.startViewTransition({
                          update: () => {
                            var n = s.defaultView,
                              t = n.navigation && n.navigation.transition,
                              i = s.fonts.status
                            r()
                            var o = []
                            if (
                              ('loaded' === i &&
                                (s.documentElement.clientHeight, 'loading' === s.fonts.status && o.push(s.fonts.ready)),
                              (i = o.length),
                              null !== e)
                            )
                              for (var u = e.suspenseyImages, c = 0, f = 0; f < u.length; f++) {
                                var d = u[f]
                                if (!d.complete) {
                                  var p = d.getBoundingClientRect()
                                  if (0 < p.bottom && 0 < p.right && p.top < n.innerHeight && p.left < n.innerWidth) {
                                    if ((c += f_(d)) > fP) {
                                      o.length = i
                                      break
                                    }
                                    ;(d = new Promise(cR.bind(d))), o.push(d)
                                  }
                                }
                              }
                            return 0 < o.length
                              ? ((n = Promise.race([Promise.all(o), new Promise((e) => setTimeout(e, 500))]).then(
                                  l,
                                  l,
                                )),
                                (t ? Promise.allSettled([t.finished, n]) : n).then(a, a))
                              : (l(), t)
                                ? t.finished.then(a, a)
                                : void a()
                          },
                          types: t,
                        })
                        s.__reactViewTransition = c
                        var f = []
                        return (
                          c.ready.then(
                            () => {
                              for (var e = s.documentElement.getAnimations({ subtree: !0 }), n = 0; n < e.length; n++) {
                                var t = e[n],
                                  r = t.effect,
                                  l = r.pseudoElement
                                if (null != l && l.startsWith('::view-transition')) {
                                  f.push(t), (t = r.getKeyframes())
                                  for (var a = (l = void 0), o = !0, u = 0; u < t.length; u++) {
                                    var c = t[u],
                                      d = c.width
                                    if (void 0 === l) l = d
                                    else if (l !== d) {
                                      o = !1
                                      break
                                    }
                                    if (((d = c.height), void 0 === a)) a = d
                                    else if (a !== d) {
                                      o = !1
                                      break
                                    }
                                    delete c.width, delete c.height, 'none' === c.transform && delete c.transform
                                  }
                                  o &&
                                    void 0 !== l &&
                                    void 0 !== a &&
                                    (r.setKeyframes(t),
                                    (o = getComputedStyle(r.target, r.pseudoElement)).width !== l || o.height !== a) &&
                                    (((o = t[0]).width = l),
                                    (o.height = a),
                                    ((o = t[t.length - 1]).width = l),
                                    (o.height = a),
                                    r.setKeyframes(t))
                                }
                              }
                              i()
                            },
                            (e) => {
                              s.__reactViewTransition === c && (s.__reactViewTransition = null)
                              try {
                                'object' == typeof e &&
                                  null !== e &&
                                  'InvalidStateError' === e.name &&
                                  ('View transition was skipped because document visibility state is hidden.' ===
                                    e.message ||
                                    'Skipping view transition because document visibility state has become hidden.' ===
                                      e.message ||
                                    'Skipping view transition because viewport size changed.' === e.message ||
                                    'Transition was aborted because of invalid state' === e.message) &&
                                  (e = null),
                                  null !== e && u(e)
                              } finally {
                                r(), l(), i()
                              }
                            },
                          ),
                          c.finished.finally(() => {
                            for (var e = 0; e < f.length; e++) f[e].cancel()
                            s.__reactViewTransition === c && (s.__reactViewTransition = null), o()
                          }),
                          c
                        )
                      } catch (e) {
                        return (r(), l(), i(), null)
                      }
                    })(i, e.containerInfo, sn, sT, sP, s_, sz, sF, sC))
                  : (sT(), sP(), sz())
            })(e, n, t, i, u, s, d)
        }
      }
      function sC(e) {
        0 !== u2 && (0, u3.onRecoverableError)(e, { componentStack: null })
      }
      function s_() {
        3 === u2 && ((u2 = 0), ug(u4, u3), (u2 = 4))
      }
      function sT() {
        if (1 === u2) {
          u2 = 0
          var e = u3,
            n = u4,
            t = u8,
            r = 0 != (13878 & n.flags)
          if (0 != (13878 & n.subtreeFlags) || r) {
            ;(r = Q.T), (Q.T = null)
            var l = q.p
            q.p = 2
            var a = uO
            uO |= 4
            try {
              ;(o9 = o7 = !1), up(n, e, t), (t = cv)
              var i = tZ(e.containerInfo),
                o = t.focusedElem,
                u = t.selectionRange
              if (
                i !== o &&
                o &&
                o.ownerDocument &&
                (function e(n, t) {
                  return (
                    !!n &&
                    !!t &&
                    (n === t ||
                      ((!n || 3 !== n.nodeType) &&
                        (t && 3 === t.nodeType
                          ? e(n, t.parentNode)
                          : 'contains' in n
                            ? n.contains(t)
                            : !!n.compareDocumentPosition && !!(16 & n.compareDocumentPosition(t)))))
                  )
                })(o.ownerDocument.documentElement, o)
              ) {
                if (null !== u && tK(o)) {
                  var s = u.start,
                    c = u.end
                  if ((void 0 === c && (c = s), 'selectionStart' in o))
                    (o.selectionStart = s), (o.selectionEnd = Math.min(c, o.value.length))
                  else {
                    var f = o.ownerDocument || document,
                      d = (f && f.defaultView) || window
                    if (d.getSelection) {
                      var p = d.getSelection(),
                        m = o.textContent.length,
                        h = Math.min(u.start, m),
                        g = void 0 === u.end ? h : Math.min(u.end, m)
                      !p.extend && h > g && ((i = g), (g = h), (h = i))
                      var v = tY(o, h),
                        y = tY(o, g)
                      if (
                        v &&
                        y &&
                        (1 !== p.rangeCount ||
                          p.anchorNode !== v.node ||
                          p.anchorOffset !== v.offset ||
                          p.focusNode !== y.node ||
                          p.focusOffset !== y.offset)
                      ) {
                        var b = f.createRange()
                        b.setStart(v.node, v.offset),
                          p.removeAllRanges(),
                          h > g
                            ? (p.addRange(b), p.extend(y.node, y.offset))
                            : (b.setEnd(y.node, y.offset), p.addRange(b))
                      }
                    }
                  }
                }
                for (f = [], p = o; (p = p.parentNode); )
                  1 === p.nodeType && f.push({ element: p, left: p.scrollLeft, top: p.scrollTop })
                for ('function' == typeof o.focus && o.focus(), o = 0; o < f.length; o++) {
                  var w = f[o]
                  ;(w.element.scrollLeft = w.left), (w.element.scrollTop = w.top)
                }
              }
              ;(fB = !!cg), (cv = cg = null)
            } finally {
              ;(uO = a), (q.p = l), (Q.T = r)
            }
          }
          ;(e.current = n), (u2 = 2)
        }
      }
      function sP() {
        if (2 === u2) {
          u2 = 0
          var e = u3,
            n = u4,
            t = 0 != (8772 & n.flags)
          if (0 != (8772 & n.subtreeFlags) || t) {
            ;(t = Q.T), (Q.T = null)
            var r = q.p
            q.p = 2
            var l = uO
            uO |= 4
            try {
              ut(e, n.alternate, n)
            } finally {
              ;(uO = l), (q.p = r), (Q.T = t)
            }
          }
          u2 = 3
        }
      }
      function sz() {
        if (4 === u2 || 3 === u2) {
          u2 = 0
          var e = u7
          ;(u7 = null), eg()
          var n = u3,
            t = u4,
            r = u8,
            l = u9,
            a = (0x13ffff00 & r) === r ? 10262 : 10256
          if (
            (0 != (t.subtreeFlags & a) || 0 != (t.flags & a)
              ? (u2 = 5)
              : ((u2 = 0), (u4 = u3 = null), sL(n, n.pendingLanes)),
            0 === (a = n.pendingLanes) && (u1 = null),
            eQ(r),
            (t = t.stateNode),
            e_ && 'function' == typeof e_.onCommitFiberRoot)
          )
            try {
              e_.onCommitFiberRoot(eC, t, void 0, 128 == (128 & t.current.flags))
            } catch (e) {}
          if (null !== l) {
            ;(t = Q.T), (a = q.p), (q.p = 2), (Q.T = null)
            try {
              for (var i = n.onRecoverableError, o = 0; o < l.length; o++) {
                var u = l[o]
                i(u.value, { componentStack: u.stack })
              }
            } finally {
              ;(Q.T = t), (q.p = a)
            }
          }
          if (((l = se), (i = sn), (sn = null), null !== l && ((se = null), null === i && (i = []), null !== e)))
            for (u = 0; u < l.length; u++) void 0 !== (t = (0, l[u])(i)) && e.finished.finally(t)
          0 != (3 & u8) && sO(),
            sq(n),
            (a = n.pendingLanes),
            0 != (261930 & r) && 0 != (42 & a) ? (n === sr ? st++ : ((st = 0), (sr = n))) : ((st = 0), (sr = null)),
            sY(0, !1)
        }
      }
      function sL(e, n) {
        0 == (e.pooledCacheLanes &= n) && null != (n = e.pooledCache) && ((e.pooledCache = null), lg(n))
      }
      function sO() {
        return (null !== u7 && (u7.skipTransition(), (u7 = null)), sT(), sP(), sz(), sF())
      }
      function sF() {
        if (5 !== u2) return !1
        var e = u3,
          n = u6
        u6 = 0
        var t = eQ(u8),
          r = Q.T,
          l = q.p
        try {
          ;(q.p = 32 > t ? 32 : t), (Q.T = null), (t = u5), (u5 = null)
          var a = u3,
            i = u8
          if (((u2 = 0), (u4 = u3 = null), (u8 = 0), 0 != (6 & uO))) throw Error(o(331))
          var u = uO
          if (
            ((uO |= 4),
            uT(a.current),
            uk(a, a.current, i, t),
            (uO = u),
            sY(0, !1),
            e_ && 'function' == typeof e_.onPostCommitFiberRoot)
          )
            try {
              e_.onPostCommitFiberRoot(eC, a)
            } catch (e) {}
          return !0
        } finally {
          ;(q.p = l), (Q.T = r), sL(e, n)
        }
      }
      function sM(e, n, t) {
        ;(n = rM(t, n)), (n = iW(e.stateNode, n, 2)), null !== (e = lX(e, n, 2)) && (e$(e, 2), sq(e))
      }
      function sD(e, n, t) {
        if (3 === e.tag) sM(e, e, t)
        else
          for (; null !== n; ) {
            if (3 === n.tag) {
              sM(n, e, t)
              break
            }
            if (1 === n.tag) {
              var r = n.stateNode
              if (
                'function' == typeof n.type.getDerivedStateFromError ||
                ('function' == typeof r.componentDidCatch && (null === u1 || !u1.has(r)))
              ) {
                ;(e = rM(t, e)), null !== (r = lX(n, (t = iQ(2)), 2)) && (iq(t, r, n, e), e$(r, 2), sq(r))
                break
              }
            }
            n = n.return
          }
      }
      function sI(e, n, t) {
        var r = e.pingCache
        if (null === r) {
          r = e.pingCache = new uL()
          var l = new Set()
          r.set(n, l)
        } else void 0 === (l = r.get(n)) && ((l = new Set()), r.set(n, l))
        l.has(t) || ((uj = !0), l.add(t), (e = sA.bind(null, e, n, t)), n.then(e, e))
      }
      function sA(e, n, t) {
        var r = e.pingCache
        null !== r && r.delete(n),
          (e.pingedLanes |= e.suspendedLanes & t),
          (e.warmLanes &= ~t),
          uF === e &&
            (uD & t) === t &&
            ((4 === uV || (3 === uV && (0x3c00000 & uD) === uD && 300 > ev() - uX)) && 0 == (2 & uO)
              ? sp(e, 0)
              : (uW |= t),
            uq === uD && (uq = 0)),
          sq(e)
      }
      function sR(e, n) {
        0 === n && (n = eU()), null !== (e = rb(e, n)) && (e$(e, n), sq(e))
      }
      function sU(e) {
        var n = e.memoizedState,
          t = 0
        null !== n && (t = n.retryLane), sR(e, t)
      }
      function sj(e, n) {
        var t = 0
        switch (e.tag) {
          case 31:
          case 13:
            var r = e.stateNode,
              l = e.memoizedState
            null !== l && (t = l.retryLane)
            break
          case 19:
            r = e.stateNode
            break
          case 22:
            r = e.stateNode._retryCache
            break
          default:
            throw Error(o(314))
        }
        null !== r && r.delete(n), sR(e, t)
      }
      var s$ = null,
        sV = null,
        sB = !1,
        sH = !1,
        sW = !1,
        sQ = 0
      function sq(e) {
        e !== sV && null === e.next && (null === sV ? (s$ = sV = e) : (sV = sV.next = e)),
          (sH = !0),
          sB ||
            ((sB = !0),
            cT(() => {
              0 != (6 & uO) ? ep(eb, sZ) : sK()
            }))
      }
      function sY(e, n) {
        if (!sW && sH) {
          sW = !0
          do
            for (var t = !1, r = s$; null !== r; ) {
              if (!n)
                if (0 !== e) {
                  var l = r.pendingLanes
                  if (0 === l) var a = 0
                  else {
                    var i = r.suspendedLanes,
                      o = r.pingedLanes
                    a =
                      0xc000095 & (a = ((1 << (31 - eP(42 | e) + 1)) - 1) & (l & ~(i & ~o)))
                        ? (0xc000095 & a) | 1
                        : a
                          ? 2 | a
                          : 0
                  }
                  0 !== a && ((t = !0), sJ(r, a))
                } else
                  (a = uD),
                    0 ==
                      (3 & (a = eI(r, r === uF ? a : 0, null !== r.cancelPendingCommit || -1 !== r.timeoutHandle))) ||
                      eA(r, a) ||
                      ((t = !0), sJ(r, a))
              r = r.next
            }
          while (t)
          sW = !1
        }
      }
      function sZ() {
        sK()
      }
      function sK() {
        sH = sB = !1
        var e,
          n = 0
        0 === sQ ||
          ((e = window.event) && 'popstate' === e.type ? e === cx || ((cx = e), 0) : ((cx = null), 1)) ||
          (n = sQ)
        for (var t = ev(), r = null, l = s$; null !== l; ) {
          var a = l.next,
            i = sX(l, t)
          0 === i
            ? ((l.next = null), null === r ? (s$ = a) : (r.next = a), null === a && (sV = r))
            : ((r = l), (0 !== n || 0 != (3 & i)) && (sH = !0)),
            (l = a)
        }
        ;(0 !== u2 && 5 !== u2) || sY(n, !1), 0 !== sQ && (sQ = 0)
      }
      function sX(e, n) {
        for (
          var t = e.suspendedLanes, r = e.pingedLanes, l = e.expirationTimes, a = -0x3c00001 & e.pendingLanes;
          0 < a;
        ) {
          var i = 31 - eP(a),
            o = 1 << i,
            u = l[i]
          ;-1 === u
            ? (0 == (o & t) || 0 != (o & r)) &&
              (l[i] = ((e, n) => {
                switch (e) {
                  case 1:
                  case 2:
                  case 4:
                  case 8:
                  case 64:
                    return n + 250
                  case 16:
                  case 32:
                  case 128:
                  case 256:
                  case 512:
                  case 1024:
                  case 2048:
                  case 4096:
                  case 8192:
                  case 16384:
                  case 32768:
                  case 65536:
                  case 131072:
                  case 262144:
                  case 524288:
                  case 1048576:
                  case 2097152:
                    return n + 5e3
                  default:
                    return -1
                }
              })(o, n))
            : u <= n && (e.expiredLanes |= o),
            (a &= ~o)
        }
        if (
          ((n = uF),
          (t = uD),
          (t = eI(e, e === n ? t : 0, null !== e.cancelPendingCommit || -1 !== e.timeoutHandle)),
          (r = e.callbackNode),
          0 === t || (e === n && (2 === uI || 9 === uI)) || null !== e.cancelPendingCommit)
        )
          return (null !== r && null !== r && em(r), (e.callbackNode = null), (e.callbackPriority = 0))
        if (0 == (3 & t) || eA(e, t)) {
          if ((n = t & -t) === e.callbackPriority) return n
          switch ((null !== r && em(r), eQ(t))) {
            case 2:
            case 8:
              t = ew
              break
            case 32:
            default:
              t = ek
              break
            case 0x10000000:
              t = ex
          }
          return ((t = ep(t, (r = sG.bind(null, e)))), (e.callbackPriority = n), (e.callbackNode = t), n)
        }
        return (null !== r && null !== r && em(r), (e.callbackPriority = 2), (e.callbackNode = null), 2)
      }
      function sG(e, n) {
        if (0 !== u2 && 5 !== u2) return ((e.callbackNode = null), (e.callbackPriority = 0), null)
        var t = e.callbackNode
        if (sO() && e.callbackNode !== t) return null
        var r = uD
        return 0 === (r = eI(e, e === uF ? r : 0, null !== e.cancelPendingCommit || -1 !== e.timeoutHandle))
          ? null
          : (su(e, r, n), sX(e, ev()), null != e.callbackNode && e.callbackNode === t ? sG.bind(null, e) : null)
      }
      function sJ(e, n) {
        if (sO()) return null
        su(e, n, !0)
      }
      function s0() {
        if (0 === sQ) {
          var e = lk
          0 === e && ((e = eO), 0 == (261888 & (eO <<= 1)) && (eO = 256)), (sQ = e)
        }
        return sQ
      }
      function s1(e) {
        return null == e || 'symbol' == typeof e || 'boolean' == typeof e ? null : 'function' == typeof e ? e : nF(e)
      }
      for (var s2 = 0; s2 < ri.length; s2++) {
        var s3 = ri[s2]
        ro(s3.toLowerCase(), 'on' + (s3[0].toUpperCase() + s3.slice(1)))
      }
      ro(t9, 'onAnimationEnd'),
        ro(t7, 'onAnimationIteration'),
        ro(re, 'onAnimationStart'),
        ro('dblclick', 'onDoubleClick'),
        ro('focusin', 'onFocus'),
        ro('focusout', 'onBlur'),
        ro(rn, 'onTransitionRun'),
        ro(rt, 'onTransitionStart'),
        ro(rr, 'onTransitionCancel'),
        ro(rl, 'onTransitionEnd'),
        na('onMouseEnter', ['mouseout', 'mouseover']),
        na('onMouseLeave', ['mouseout', 'mouseover']),
        na('onPointerEnter', ['pointerout', 'pointerover']),
        na('onPointerLeave', ['pointerout', 'pointerover']),
        nl('onChange', 'change click focusin focusout input keydown keyup selectionchange'.split(' ')),
        nl(
          'onSelect',
          'focusout contextmenu dragend focusin keydown keyup mousedown mouseup selectionchange'.split(' '),
        ),
        nl('onBeforeInput', ['compositionend', 'keypress', 'textInput', 'paste']),
        nl('onCompositionEnd', 'compositionend focusout keydown keypress keyup mousedown'.split(' ')),
        nl('onCompositionStart', 'compositionstart focusout keydown keypress keyup mousedown'.split(' ')),
        nl('onCompositionUpdate', 'compositionupdate focusout keydown keypress keyup mousedown'.split(' '))
      var s4 =
          'abort canplay canplaythrough durationchange emptied encrypted ended error loadeddata loadedmetadata loadstart pause play playing progress ratechange resize seeked seeking stalled suspend timeupdate volumechange waiting'.split(
            ' ',
          ),
        s8 = new Set('beforetoggle cancel close invalid load scroll scrollend toggle'.split(' ').concat(s4))
      function s6(e, n) {
        n = 0 != (4 & n)
        for (var t = 0; t < e.length; t++) {
          var r = e[t],
            l = r.event
          r = r.listeners
          e: {
            var a = void 0
            if (n)
              for (var i = r.length - 1; 0 <= i; i--) {
                var o = r[i],
                  u = o.instance,
                  s = o.currentTarget
                if (((o = o.listener), u !== a && l.isPropagationStopped())) break e
                ;(a = o), (l.currentTarget = s)
                try {
                  a(l)
                } catch (e) {
                  rd(e)
                }
                ;(l.currentTarget = null), (a = u)
              }
            else
              for (i = 0; i < r.length; i++) {
                if (
                  ((u = (o = r[i]).instance),
                  (s = o.currentTarget),
                  (o = o.listener),
                  u !== a && l.isPropagationStopped())
                )
                  break e
                ;(a = o), (l.currentTarget = s)
                try {
                  a(l)
                } catch (e) {
                  rd(e)
                }
                ;(l.currentTarget = null), (a = u)
              }
          }
        }
      }
      function s5(e, n) {
        var t = n[eJ]
        void 0 === t && (t = n[eJ] = new Set())
        var r = e + '__bubble'
        t.has(r) || (cn(n, e, 2, !1), t.add(r))
      }
      function s9(e, n, t) {
        var r = 0
        n && (r |= 4), cn(t, e, r, n)
      }
      var s7 = '_reactListening' + Math.random().toString(36).slice(2)
      function ce(e) {
        if (!e[s7]) {
          ;(e[s7] = !0),
            nt.forEach((n) => {
              'selectionchange' !== n && (s8.has(n) || s9(n, !1, e), s9(n, !0, e))
            })
          var n = 9 === e.nodeType ? e : e.ownerDocument
          null === n || n[s7] || ((n[s7] = !0), s9('selectionchange', !1, n))
        }
      }
      function cn(e, n, t, r) {
        switch (fK(n)) {
          case 2:
            var l = fH
            break
          case 8:
            l = fW
            break
          default:
            l = fQ
        }
        ;(t = l.bind(null, n, t, e)),
          (l = void 0),
          nH && ('touchstart' === n || 'touchmove' === n || 'wheel' === n) && (l = !0),
          r
            ? void 0 !== l
              ? e.addEventListener(n, t, { capture: !0, passive: l })
              : e.addEventListener(n, t, !0)
            : void 0 !== l
              ? e.addEventListener(n, t, { passive: l })
              : e.addEventListener(n, t, !1)
      }
      function ct(e, n, t, r, l) {
        var a = r
        if (0 == (1 & n) && 0 == (2 & n) && null !== r)
          e: for (;;) {
            if (null === r) return
            var i = r.tag
            if (3 === i || 4 === i) {
              var o = r.stateNode.containerInfo
              if (o === l) break
              if (4 === i)
                for (i = r.return; null !== i; ) {
                  var s = i.tag
                  if ((3 === s || 4 === s) && i.stateNode.containerInfo === l) return
                  i = i.return
                }
              for (; null !== o; ) {
                if (null === (i = e6(o))) return
                if (5 === (s = i.tag) || 6 === s || 26 === s || 27 === s) {
                  r = a = i
                  continue e
                }
                o = o.parentNode
              }
            }
            r = r.return
          }
        n$(() => {
          var r = a,
            l = nI(t),
            i = []
          e: {
            var o = ra.get(e)
            if (void 0 !== o) {
              var s = n6,
                c = e
              switch (e) {
                case 'keypress':
                  if (0 === nK(t)) break e
                case 'keydown':
                case 'keyup':
                  s = tf
                  break
                case 'focusin':
                  ;(c = 'focus'), (s = tt)
                  break
                case 'focusout':
                  ;(c = 'blur'), (s = tt)
                  break
                case 'beforeblur':
                case 'afterblur':
                  s = tt
                  break
                case 'click':
                  if (2 === t.button) break e
                case 'auxclick':
                case 'dblclick':
                case 'mousedown':
                case 'mousemove':
                case 'mouseup':
                case 'mouseout':
                case 'mouseover':
                case 'contextmenu':
                  s = te
                  break
                case 'drag':
                case 'dragend':
                case 'dragenter':
                case 'dragexit':
                case 'dragleave':
                case 'dragover':
                case 'dragstart':
                case 'drop':
                  s = tn
                  break
                case 'touchcancel':
                case 'touchend':
                case 'touchmove':
                case 'touchstart':
                  s = tm
                  break
                case t9:
                case t7:
                case re:
                  s = tr
                  break
                case rl:
                  s = th
                  break
                case 'scroll':
                case 'scrollend':
                  s = n9
                  break
                case 'wheel':
                  s = tg
                  break
                case 'copy':
                case 'cut':
                case 'paste':
                  s = tl
                  break
                case 'gotpointercapture':
                case 'lostpointercapture':
                case 'pointercancel':
                case 'pointerdown':
                case 'pointermove':
                case 'pointerout':
                case 'pointerover':
                case 'pointerup':
                  s = td
                  break
                case 'submit':
                  s = tp
                  break
                case 'toggle':
                case 'beforetoggle':
                  s = tv
              }
              var f = 0 != (4 & n),
                d = !f && ('scroll' === e || 'scrollend' === e),
                p = f ? (null !== o ? o + 'Capture' : null) : o
              f = []
              for (var m, h = r; null !== h; ) {
                var g = h
                if (
                  ((m = g.stateNode),
                  (5 !== (g = g.tag) && 26 !== g && 27 !== g) ||
                    null === m ||
                    null === p ||
                    (null != (g = nV(h, p)) && f.push(cr(h, g, m))),
                  d)
                )
                  break
                h = h.return
              }
              0 < f.length && ((o = new s(o, c, null, t, l)), i.push({ event: o, listeners: f }))
            }
          }
          if (0 == (7 & n)) {
            ;(s = 'mouseover' === e || 'pointerover' === e),
              (o = 'mouseout' === e || 'pointerout' === e),
              !(s && t !== nD && (c = t.relatedTarget || t.fromElement) && (e6(c) || c[eG])) &&
                (o || s) &&
                ((c = l.window === l ? l : (s = l.ownerDocument) ? s.defaultView || s.parentWindow : window),
                o
                  ? ((s = t.relatedTarget || t.toElement),
                    (o = r),
                    null !== (s = s ? e6(s) : null) &&
                      ((d = u(s)), (f = s.tag), s !== d || (5 !== f && 27 !== f && 6 !== f)) &&
                      (s = null))
                  : ((o = null), (s = r)),
                o !== s &&
                  ((f = te),
                  (g = 'onMouseLeave'),
                  (p = 'onMouseEnter'),
                  (h = 'mouse'),
                  ('pointerout' === e || 'pointerover' === e) &&
                    ((f = td), (g = 'onPointerLeave'), (p = 'onPointerEnter'), (h = 'pointer')),
                  (d = null == o ? c : e9(o)),
                  (m = null == s ? c : e9(s)),
                  ((c = new f(g, h + 'leave', o, t, l)).target = d),
                  (c.relatedTarget = m),
                  (g = null),
                  e6(l) === r && (((f = new f(p, h + 'enter', s, t, l)).target = m), (f.relatedTarget = d), (g = f)),
                  (d = g),
                  (f = o && s ? S(o, s, ca) : null),
                  null !== o && ci(i, c, o, f, !1),
                  null !== s && null !== d && ci(i, d, s, f, !0)))
            e: {
              if (
                'select' === (s = (o = r ? e9(r) : window).nodeName && o.nodeName.toLowerCase()) ||
                ('input' === s && 'file' === o.type)
              )
                var v,
                  y = tM
              else if (tT(o))
                if (tD) y = tB
                else {
                  y = t$
                  var b = tj
                }
              else
                (s = o.nodeName) && 'input' === s.toLowerCase() && ('checkbox' === o.type || 'radio' === o.type)
                  ? (y = tV)
                  : r && nz(r.elementType) && (y = tM)
              if (y && (y = y(e, r))) {
                tP(i, y, t, l)
                break e
              }
              b && b(e, o, r)
            }
            switch (((b = r ? e9(r) : window), e)) {
              case 'focusin':
                ;(tT(b) || 'true' === b.contentEditable) && ((tG = b), (tJ = r), (t0 = null))
                break
              case 'focusout':
                t0 = tJ = tG = null
                break
              case 'mousedown':
                t1 = !0
                break
              case 'contextmenu':
              case 'mouseup':
              case 'dragend':
                ;(t1 = !1), t2(i, t, l)
                break
              case 'selectionchange':
                if (tX) break
              case 'keydown':
              case 'keyup':
                t2(i, t, l)
            }
            if (tb)
              n: {
                switch (e) {
                  case 'compositionstart':
                    var w = 'onCompositionStart'
                    break n
                  case 'compositionend':
                    w = 'onCompositionEnd'
                    break n
                  case 'compositionupdate':
                    w = 'onCompositionUpdate'
                    break n
                }
                w = void 0
              }
            else
              tC
                ? tE(e, t) && (w = 'onCompositionEnd')
                : 'keydown' === e && 229 === t.keyCode && (w = 'onCompositionStart')
            w &&
              (tS &&
                'ko' !== t.locale &&
                (tC || 'onCompositionStart' !== w
                  ? 'onCompositionEnd' === w && tC && (v = nZ())
                  : ((nq = 'value' in (nQ = l) ? nQ.value : nQ.textContent), (tC = !0))),
              0 < (b = cl(r, w)).length &&
                ((w = new ta(w, e, null, t, l)),
                i.push({ event: w, listeners: b }),
                v ? (w.data = v) : null !== (v = tN(t)) && (w.data = v))),
              (v = tk
                ? ((e, n) => {
                    switch (e) {
                      case 'compositionend':
                        return tN(n)
                      case 'keypress':
                        if (32 !== n.which) return null
                        return ((tx = !0), ' ')
                      case 'textInput':
                        return ' ' === (e = n.data) && tx ? null : e
                      default:
                        return null
                    }
                  })(e, t)
                : ((e, n) => {
                    if (tC)
                      return 'compositionend' === e || (!tb && tE(e, n))
                        ? ((e = nZ()), (nY = nq = nQ = null), (tC = !1), e)
                        : null
                    switch (e) {
                      case 'paste':
                      default:
                        return null
                      case 'keypress':
                        if (!(n.ctrlKey || n.altKey || n.metaKey) || (n.ctrlKey && n.altKey)) {
                          if (n.char && 1 < n.char.length) return n.char
                          if (n.which) return String.fromCharCode(n.which)
                        }
                        return null
                      case 'compositionend':
                        return tS && 'ko' !== n.locale ? null : n.data
                    }
                  })(e, t)) &&
                0 < (w = cl(r, 'onBeforeInput')).length &&
                ((b = new ta('onBeforeInput', 'beforeinput', null, t, l)),
                i.push({ event: b, listeners: w }),
                (b.data = v))
            var k = e
            if ('submit' === k && r && r.stateNode === l) {
              var x = s1((l[eX] || null).action),
                E = t.submitter
              E &&
                null !== (k = (k = E[eX] || null) ? s1(k.formAction) : E.getAttribute('formAction')) &&
                ((x = k), (E = null))
              var N = new n6('action', 'action', null, t, l)
              i.push({
                event: N,
                listeners: [
                  {
                    instance: null,
                    listener: () => {
                      if (t.defaultPrevented) {
                        if (0 !== sQ) {
                          var e = new FormData(l, E)
                          iv(r, { pending: !0, data: e, method: l.method, action: x }, null, e)
                        }
                      } else
                        'function' == typeof x &&
                          (N.preventDefault(),
                          iv(r, { pending: !0, data: (e = new FormData(l, E)), method: l.method, action: x }, x, e))
                    },
                    currentTarget: l,
                  },
                ],
              })
            }
          }
          s6(i, n)
        })
      }
      function cr(e, n, t) {
        return { instance: e, listener: n, currentTarget: t }
      }
      function cl(e, n) {
        for (var t = n + 'Capture', r = []; null !== e; ) {
          var l = e,
            a = l.stateNode
          if (
            ((5 !== (l = l.tag) && 26 !== l && 27 !== l) ||
              null === a ||
              (null != (l = nV(e, t)) && r.unshift(cr(e, l, a)), null != (l = nV(e, n)) && r.push(cr(e, l, a))),
            3 === e.tag)
          )
            return r
          e = e.return
        }
        return []
      }
      function ca(e) {
        if (null === e) return null
        do e = e.return
        while (e && 5 !== e.tag && 27 !== e.tag)
        return e || null
      }
      function ci(e, n, t, r, l) {
        for (var a = n._reactName, i = []; null !== t && t !== r; ) {
          var o = t,
            u = o.alternate,
            s = o.stateNode
          if (((o = o.tag), null !== u && u === r)) break
          ;(5 !== o && 26 !== o && 27 !== o) ||
            null === s ||
            ((u = s),
            l
              ? null != (s = nV(t, a)) && i.unshift(cr(t, s, u))
              : l || (null != (s = nV(t, a)) && i.push(cr(t, s, u)))),
            (t = t.return)
        }
        0 !== i.length && e.push({ event: n, listeners: i })
      }
      var co = /\r\n?/g,
        cu = /\u0000|\uFFFD/g
      function cs(e) {
        return ('string' == typeof e ? e : '' + e).replace(co, '\n').replace(cu, '')
      }
      function cc(e, n) {
        return ((n = cs(n)), cs(e) === n)
      }
      function cf(e, n, t, r, l, a) {
        switch (t) {
          case 'children':
            if ('string' == typeof r) 'body' === n || ('textarea' === n && '' === r) || nC(e, r)
            else {
              if ('number' != typeof r && 'bigint' != typeof r) return
              'body' !== n && nC(e, '' + r)
            }
            break
          case 'className':
            nd(e, 'class', r)
            break
          case 'tabIndex':
            nd(e, 'tabindex', r)
            break
          case 'dir':
          case 'role':
          case 'viewBox':
          case 'width':
          case 'height':
            nd(e, t, r)
            break
          case 'style':
            nP(e, r, a)
            return
          case 'data':
            if ('object' !== n) {
              nd(e, 'data', r)
              break
            }
          case 'src':
          case 'href':
            if (
              ('' === r && ('a' !== n || 'href' !== t)) ||
              null == r ||
              'function' == typeof r ||
              'symbol' == typeof r ||
              'boolean' == typeof r
            ) {
              e.removeAttribute(t)
              break
            }
            ;(r = nF(r)), e.setAttribute(t, r)
            break
          case 'action':
          case 'formAction':
            if ('function' == typeof r) {
              e.setAttribute(
                t,
                "javascript:throw new Error('A React form was unexpectedly submitted. If you called form.submit() manually, consider using form.requestSubmit() instead. If you\\'re trying to use event.stopPropagation() in a submit event handler, consider also calling event.preventDefault().')",
              )
              break
            }
            if (
              ('function' == typeof a &&
                ('formAction' === t
                  ? ('input' !== n && cf(e, n, 'name', l.name, l, null),
                    cf(e, n, 'formEncType', l.formEncType, l, null),
                    cf(e, n, 'formMethod', l.formMethod, l, null),
                    cf(e, n, 'formTarget', l.formTarget, l, null))
                  : (cf(e, n, 'encType', l.encType, l, null),
                    cf(e, n, 'method', l.method, l, null),
                    cf(e, n, 'target', l.target, l, null))),
              null == r || 'symbol' == typeof r || 'boolean' == typeof r)
            ) {
              e.removeAttribute(t)
              break
            }
            ;(r = nF(r)), e.setAttribute(t, r)
            break
          case 'onClick':
            null != r && (e.onclick = nM)
            return
          case 'onScroll':
            null != r && s5('scroll', e)
            return
          case 'onScrollEnd':
            null != r && s5('scrollend', e)
            return
          case 'dangerouslySetInnerHTML':
            if (null != r) {
              if ('object' != typeof r || !('__html' in r)) throw Error(o(61))
              if (null != (t = r.__html)) {
                if (null != l.children) throw Error(o(60))
                ;(null != a ? a.__html : void 0) !== t && (e.innerHTML = t)
              }
            }
            break
          case 'multiple':
            e.multiple = r && 'function' != typeof r && 'symbol' != typeof r
            break
          case 'muted':
            e.muted = r && 'function' != typeof r && 'symbol' != typeof r
            break
          case 'suppressContentEditableWarning':
          case 'suppressHydrationWarning':
          case 'defaultValue':
          case 'defaultChecked':
          case 'innerHTML':
          case 'ref':
          case 'autoFocus':
            break
          case 'xlinkHref':
            if (null == r || 'function' == typeof r || 'boolean' == typeof r || 'symbol' == typeof r) {
              e.removeAttribute('xlink:href')
              break
            }
            ;(t = nF(r)), e.setAttributeNS('http://www.w3.org/1999/xlink', 'xlink:href', t)
            break
          case 'contentEditable':
          case 'spellCheck':
          case 'draggable':
          case 'value':
          case 'autoReverse':
          case 'externalResourcesRequired':
          case 'focusable':
          case 'preserveAlpha':
            null != r && 'function' != typeof r && 'symbol' != typeof r ? e.setAttribute(t, r) : e.removeAttribute(t)
            break
          case 'inert':
          case 'allowFullScreen':
          case 'async':
          case 'autoPlay':
          case 'controls':
          case 'credentialless':
          case 'default':
          case 'defer':
          case 'disabled':
          case 'disablePictureInPicture':
          case 'disableRemotePlayback':
          case 'formNoValidate':
          case 'hidden':
          case 'loop':
          case 'noModule':
          case 'noValidate':
          case 'open':
          case 'playsInline':
          case 'readOnly':
          case 'required':
          case 'reversed':
          case 'scoped':
          case 'seamless':
          case 'itemScope':
            r && 'function' != typeof r && 'symbol' != typeof r ? e.setAttribute(t, '') : e.removeAttribute(t)
            break
          case 'capture':
          case 'download':
            !0 === r
              ? e.setAttribute(t, '')
              : !1 !== r && null != r && 'function' != typeof r && 'symbol' != typeof r
                ? e.setAttribute(t, r)
                : e.removeAttribute(t)
            break
          case 'cols':
          case 'rows':
          case 'size':
          case 'span':
            null != r && 'function' != typeof r && 'symbol' != typeof r && !isNaN(r) && 1 <= r
              ? e.setAttribute(t, r)
              : e.removeAttribute(t)
            break
          case 'rowSpan':
          case 'start':
            null == r || 'function' == typeof r || 'symbol' == typeof r || isNaN(r)
              ? e.removeAttribute(t)
              : e.setAttribute(t, r)
            break
          case 'popover':
            s5('beforetoggle', e), s5('toggle', e), nf(e, 'popover', r)
            break
          case 'xlinkActuate':
            np(e, 'http://www.w3.org/1999/xlink', 'xlink:actuate', r)
            break
          case 'xlinkArcrole':
            np(e, 'http://www.w3.org/1999/xlink', 'xlink:arcrole', r)
            break
          case 'xlinkRole':
            np(e, 'http://www.w3.org/1999/xlink', 'xlink:role', r)
            break
          case 'xlinkShow':
            np(e, 'http://www.w3.org/1999/xlink', 'xlink:show', r)
            break
          case 'xlinkTitle':
            np(e, 'http://www.w3.org/1999/xlink', 'xlink:title', r)
            break
          case 'xlinkType':
            np(e, 'http://www.w3.org/1999/xlink', 'xlink:type', r)
            break
          case 'xmlBase':
            np(e, 'http://www.w3.org/XML/1998/namespace', 'xml:base', r)
            break
          case 'xmlLang':
            np(e, 'http://www.w3.org/XML/1998/namespace', 'xml:lang', r)
            break
          case 'xmlSpace':
            np(e, 'http://www.w3.org/XML/1998/namespace', 'xml:space', r)
            break
          case 'is':
            nf(e, 'is', r)
            break
          case 'innerText':
          case 'textContent':
            return
          default:
            if (2 < t.length && ('o' === t[0] || 'O' === t[0]) && ('n' === t[1] || 'N' === t[1])) return
            nf(e, (t = nL.get(t) || t), r)
        }
        ns = !0
      }
      function cd(e, n, t, r, l, a) {
        switch (t) {
          case 'style':
            nP(e, r, a)
            return
          case 'dangerouslySetInnerHTML':
            if (null != r) {
              if ('object' != typeof r || !('__html' in r)) throw Error(o(61))
              if (null != (t = r.__html)) {
                if (null != l.children) throw Error(o(60))
                ;(null != a ? a.__html : void 0) !== t && (e.innerHTML = t)
              }
            }
            break
          case 'children':
            if ('string' == typeof r) nC(e, r)
            else {
              if ('number' != typeof r && 'bigint' != typeof r) return
              nC(e, '' + r)
            }
            break
          case 'onScroll':
            null != r && s5('scroll', e)
            return
          case 'onScrollEnd':
            null != r && s5('scrollend', e)
            return
          case 'onClick':
            null != r && (e.onclick = nM)
            return
          case 'suppressContentEditableWarning':
          case 'suppressHydrationWarning':
          case 'innerHTML':
          case 'ref':
          case 'innerText':
          case 'textContent':
            return
          default:
            if (!Object.hasOwn(nr, t))
              e: {
                if (
                  'o' === t[0] &&
                  'n' === t[1] &&
                  ((l = t.endsWith('Capture')),
                  (a = t.slice(2, l ? t.length - 7 : void 0)),
                  'function' == typeof (n = null != (n = e[eX] || null) ? n[t] : null) &&
                    e.removeEventListener(a, n, l),
                  'function' == typeof r)
                ) {
                  'function' != typeof n &&
                    null !== n &&
                    (t in e ? (e[t] = null) : e.hasAttribute(t) && e.removeAttribute(t)),
                    e.addEventListener(a, r, l)
                  break e
                }
                ;(ns = !0), t in e ? (e[t] = r) : !0 === r ? e.setAttribute(t, '') : nf(e, t, r)
              }
            return
        }
        ns = !0
      }
      function cp(e, n, t) {
        switch (n) {
          case 'div':
          case 'span':
          case 'svg':
          case 'path':
          case 'a':
          case 'g':
          case 'p':
          case 'li':
            break
          case 'img':
            s5('error', e), s5('load', e)
            var r,
              l = !1,
              a = !1
            for (r in t)
              if (Object.hasOwn(t, r)) {
                var i = t[r]
                if (null != i)
                  switch (r) {
                    case 'src':
                      l = !0
                      break
                    case 'srcSet':
                      a = !0
                      break
                    case 'children':
                    case 'dangerouslySetInnerHTML':
                      throw Error(o(137, n))
                    default:
                      cf(e, n, r, i, t, null)
                  }
              }
            a && cf(e, n, 'srcSet', t.srcSet, t, null), l && cf(e, n, 'src', t.src, t, null)
            return
          case 'input':
            s5('invalid', e)
            var u = (r = i = a = null),
              s = null,
              c = null
            for (l in t)
              if (Object.hasOwn(t, l)) {
                var f = t[l]
                if (null != f)
                  switch (l) {
                    case 'name':
                      a = f
                      break
                    case 'type':
                      i = f
                      break
                    case 'checked':
                      s = f
                      break
                    case 'defaultChecked':
                      c = f
                      break
                    case 'value':
                      r = f
                      break
                    case 'defaultValue':
                      u = f
                      break
                    case 'children':
                    case 'dangerouslySetInnerHTML':
                      if (null != f) throw Error(o(137, n))
                      break
                    default:
                      cf(e, n, l, f, t, null)
                  }
              }
            nk(e, r, u, s, c, i, a, !1)
            return
          case 'select':
            for (a in (s5('invalid', e), (l = i = r = null), t))
              if (Object.hasOwn(t, a) && null != (u = t[a]))
                switch (a) {
                  case 'value':
                    r = u
                    break
                  case 'defaultValue':
                    i = u
                    break
                  case 'multiple':
                    l = u
                  default:
                    cf(e, n, a, u, t, null)
                }
            ;(n = r), (t = i), (e.multiple = !!l), null != n ? nx(e, !!l, n, !1) : null != t && nx(e, !!l, t, !0)
            return
          case 'textarea':
            for (i in (s5('invalid', e), (r = a = l = null), t))
              if (Object.hasOwn(t, i) && null != (u = t[i]))
                switch (i) {
                  case 'value':
                    l = u
                    break
                  case 'defaultValue':
                    a = u
                    break
                  case 'children':
                    r = u
                    break
                  case 'dangerouslySetInnerHTML':
                    if (null != u) throw Error(o(91))
                    break
                  default:
                    cf(e, n, i, u, t, null)
                }
            nN(e, l, a, r)
            return
          case 'option':
            for (s in t)
              Object.hasOwn(t, s) &&
                null != (l = t[s]) &&
                ('selected' === s
                  ? (e.selected = l && 'function' != typeof l && 'symbol' != typeof l)
                  : cf(e, n, s, l, t, null))
            return
          case 'dialog':
            s5('beforetoggle', e), s5('toggle', e), s5('cancel', e), s5('close', e)
            break
          case 'iframe':
          case 'object':
            s5('load', e)
            break
          case 'video':
          case 'audio':
            for (l = 0; l < s4.length; l++) s5(s4[l], e)
            break
          case 'image':
            s5('error', e), s5('load', e)
            break
          case 'details':
            s5('toggle', e)
            break
          case 'embed':
          case 'source':
          case 'link':
            s5('error', e), s5('load', e)
          case 'area':
          case 'base':
          case 'br':
          case 'col':
          case 'hr':
          case 'keygen':
          case 'meta':
          case 'param':
          case 'track':
          case 'wbr':
          case 'menuitem':
            for (c in t)
              if (Object.hasOwn(t, c) && null != (l = t[c]))
                switch (c) {
                  case 'children':
                  case 'dangerouslySetInnerHTML':
                    throw Error(o(137, n))
                  default:
                    cf(e, n, c, l, t, null)
                }
            return
          default:
            if (nz(n)) {
              for (f in t) Object.hasOwn(t, f) && void 0 !== (l = t[f]) && cd(e, n, f, l, t, void 0)
              return
            }
        }
        for (u in t) Object.hasOwn(t, u) && null != (l = t[u]) && cf(e, n, u, l, t, null)
      }
      var cm = {}
      function ch(e) {
        switch (e) {
          case 'css':
          case 'script':
          case 'font':
          case 'img':
          case 'image':
          case 'input':
          case 'link':
            return !0
          default:
            return !1
        }
      }
      var cg = null,
        cv = null
      function cy(e) {
        return 9 === e.nodeType ? e : e.ownerDocument
      }
      function cb(e) {
        switch (e) {
          case 'http://www.w3.org/2000/svg':
            return 1
          case 'http://www.w3.org/1998/Math/MathML':
            return 2
          default:
            return 0
        }
      }
      function cw(e, n) {
        if (0 === e)
          switch (n) {
            case 'svg':
              return 1
            case 'math':
              return 2
            default:
              return 0
          }
        return 1 === e && 'foreignObject' === n ? 0 : e
      }
      function ck(e, n, t, r) {
        return (((t = cy(t).createElement(e))[eK] = r), (t[eX] = n), cp(t, e, n), ne(t), t)
      }
      function cS(e, n) {
        return (
          'textarea' === e ||
          'noscript' === e ||
          'string' == typeof n.children ||
          'number' == typeof n.children ||
          'bigint' == typeof n.children ||
          ('object' == typeof n.dangerouslySetInnerHTML &&
            null !== n.dangerouslySetInnerHTML &&
            null != n.dangerouslySetInnerHTML.__html)
        )
      }
      var cx = null,
        cE = 'function' == typeof setTimeout ? setTimeout : void 0,
        cN = 'function' == typeof clearTimeout ? clearTimeout : void 0,
        cC = 'function' == typeof Promise ? Promise : void 0,
        c_ = 'function' == typeof requestAnimationFrame ? requestAnimationFrame : cE,
        cT =
          'function' == typeof queueMicrotask
            ? queueMicrotask
            : void 0 !== cC
              ? (e) => cC.resolve(null).then(e).catch(cP)
              : cE
      function cP(e) {
        setTimeout(() => {
          throw e
        })
      }
      function cz(e) {
        return 'head' === e
      }
      function cL(e, n) {
        var t = n,
          r = 0
        do {
          var l = t.nextSibling
          if ((e.removeChild(t), l && 8 === l.nodeType))
            if ('/$' === (t = l.data) || '/&' === t) {
              if (0 === r) {
                e.removeChild(l), dl(n)
                return
              }
              r--
            } else if ('$' === t || '$?' === t || '$~' === t || '$!' === t || '&' === t) r++
            else if ('html' === t) fa(e.ownerDocument.documentElement)
            else if ('head' === t) {
              fa((t = e.ownerDocument.head))
              for (var a = t.firstChild; a; ) {
                var i = a.nextSibling,
                  o = a.nodeName
                a[e3] ||
                  'SCRIPT' === o ||
                  'STYLE' === o ||
                  ('LINK' === o && 'stylesheet' === a.rel.toLowerCase()) ||
                  t.removeChild(a),
                  (a = i)
              }
            } else 'body' === t && fa(e.ownerDocument.body)
          t = l
        } while (t)
        dl(n)
      }
      function cO(e, n) {
        var t = e
        e = 0
        do {
          var r = t.nextSibling
          if (
            (1 === t.nodeType
              ? n
                ? ((t._stashedDisplay = t.style.display), (t.style.display = 'none'))
                : ((t.style.display = t._stashedDisplay || ''),
                  '' === t.getAttribute('style') && t.removeAttribute('style'))
              : 3 === t.nodeType &&
                (n ? ((t._stashedText = t.nodeValue), (t.nodeValue = '')) : (t.nodeValue = t._stashedText || '')),
            r && 8 === r.nodeType)
          )
            if ('/$' === (t = r.data))
              if (0 === e) break
              else e--
            else ('$' !== t && '$?' !== t && '$~' !== t && '$!' !== t) || e++
          t = r
        } while (t)
      }
      function cF(e, n, t) {
        if (
          ((n = CSS.escape(n) !== n ? 'r-' + btoa(n).replace(/=/g, '') : n),
          (e.style.viewTransitionName = n),
          null != t && (e.style.viewTransitionClass = t),
          'inline' === (t = getComputedStyle(e)).display)
        ) {
          if (1 === (n = e.getClientRects()).length) var r = 1
          else
            for (var l = (r = 0); l < n.length; l++) {
              var a = n[l]
              0 < a.width && 0 < a.height && r++
            }
          1 === r &&
            (((e = e.style).display = 1 === n.length ? 'inline-block' : 'block'),
            (e.marginTop = '-' + t.paddingTop),
            (e.marginBottom = '-' + t.paddingBottom))
        }
      }
      function cM(e, n) {
        e = e.style
        var t =
          null != (n = n.style)
            ? Object.hasOwn(n, 'viewTransitionName')
              ? n.viewTransitionName
              : Object.hasOwn(n, 'view-transition-name')
                ? n['view-transition-name']
                : null
            : null
        ;(e.viewTransitionName = null == t || 'boolean' == typeof t ? '' : ('' + t).trim()),
          (t =
            null != n
              ? Object.hasOwn(n, 'viewTransitionClass')
                ? n.viewTransitionClass
                : Object.hasOwn(n, 'view-transition-class')
                  ? n['view-transition-class']
                  : null
              : null),
          (e.viewTransitionClass = null == t || 'boolean' == typeof t ? '' : ('' + t).trim()),
          'inline-block' === e.display &&
            (null == n
              ? (e.display = e.margin = '')
              : ((t = n.display),
                (e.display = null == t || 'boolean' == typeof t ? '' : t),
                null != (t = n.margin)
                  ? (e.margin = t)
                  : ((t = Object.hasOwn(n, 'marginTop') ? n.marginTop : n['margin-top']),
                    (e.marginTop = null == t || 'boolean' == typeof t ? '' : t),
                    (n = Object.hasOwn(n, 'marginBottom') ? n.marginBottom : n['margin-bottom']),
                    (e.marginBottom = null == n || 'boolean' == typeof n ? '' : n))))
      }
      function cD(e, n, t) {
        return (
          (t = t.ownerDocument.defaultView),
          {
            rect: e,
            abs: 'absolute' === n.position || 'fixed' === n.position,
            clip:
              'none' !== n.clipPath ||
              'visible' !== n.overflow ||
              'none' !== n.filter ||
              'none' !== n.mask ||
              'none' !== n.mask ||
              '0px' !== n.borderRadius,
            view: 0 <= e.bottom && 0 <= e.right && e.top <= t.innerHeight && e.left <= t.innerWidth,
          }
        )
      }
      function cI(e) {
        return cD(e.getBoundingClientRect(), getComputedStyle(e), e)
      }
      function cA(e) {
        var n = e.getBoundingClientRect()
        return cD((n = new DOMRect(n.x + 2e4, n.y + 2e4, n.width, n.height)), getComputedStyle(e), e)
      }
      function cR(e) {
        this.addEventListener('load', e), this.addEventListener('error', e)
      }
      function cU(e, n) {
        ;(this._scope = document.documentElement), (this._selector = '::view-transition-' + e + '(' + n + ')')
      }
      function cj(e) {
        return {
          name: e,
          group: new cU('group', e),
          imagePair: new cU('image-pair', e),
          old: new cU('old', e),
          new: new cU('new', e),
        }
      }
      function c$(e) {
        ;(this._fragmentFiber = e), (this._observers = this._eventListeners = null)
      }
      function cV(e, n, t, r) {
        return (g(e).addEventListener(n, t, r), !1)
      }
      function cB(e, n, t, r) {
        return (g(e).removeEventListener(n, t, r), !1)
      }
      function cH(e) {
        return null != e && 'boolean' != typeof e && (!0 === e.once || e.signal instanceof AbortSignal)
          ? { capture: e.capture, passive: e.passive }
          : e
      }
      function cW(e) {
        return null == e ? 'c=0' : 'boolean' == typeof e ? 'c=' + (e ? '1' : '0') : 'c=' + (e.capture ? '1' : '0')
      }
      function cQ(e, n, t, r) {
        if (0 === e.length) return -1
        r = cW(r)
        for (var l = 0; l < e.length; l++) {
          var a = e[l]
          if (a.type === n && a.listener === t && cW(a.optionsOrUseCapture) === r) return l
        }
        return -1
      }
      function cq(e, n) {
        return (
          6 !== e.tag &&
          ((e, n) => {
            function t() {
              r = !0
            }
            if (e.ownerDocument.activeElement === e) return !0
            var r = !1
            try {
              e.ownerDocument.addEventListener('focus', t, !0), (e.focus || HTMLElement.prototype.focus).call(e, n)
            } finally {
              e.ownerDocument.removeEventListener('focus', t, !0)
            }
            return r
          })((e = g(e)), n)
        )
      }
      function cY(e, n) {
        return (n.push(e), !1)
      }
      function cZ(e, n) {
        return 6 !== e.tag && !!((e = g(e)) === n || e.contains(n)) && (n.blur(), !0)
      }
      function cK(e, n) {
        return 6 !== e.tag && ((e = g(e)), n.observe(e), !1)
      }
      function cX(e, n) {
        return 6 !== e.tag && ((e = g(e)), n.unobserve(e), !1)
      }
      ;(cU.prototype.animate = function (e, n) {
        return (
          ((n = 'number' == typeof n ? { duration: n } : x({}, n)).pseudoElement = this._selector),
          this._scope.animate(e, n)
        )
      }),
        (cU.prototype.getAnimations = function () {
          for (
            var e = this._scope, n = this._selector, t = e.getAnimations({ subtree: !0 }), r = [], l = 0;
            l < t.length;
            l++
          ) {
            var a = t[l].effect
            null !== a && a.target === e && a.pseudoElement === n && r.push(t[l])
          }
          return r
        }),
        (cU.prototype.getComputedStyle = function () {
          return getComputedStyle(this._scope, this._selector)
        }),
        (c$.prototype.addEventListener = function (e, n, t) {
          var r = null,
            l = null
          if (null == t || 'boolean' == typeof t || null === (r = t.signal || null) || !r.aborted) {
            null === this._eventListeners && (this._eventListeners = [])
            var a = this._eventListeners
            if (-1 === cQ(a, e, n, t)) {
              var i = this,
                o = n
              null != t &&
                'boolean' != typeof t &&
                !0 === t.once &&
                (o = function (r) {
                  i.removeEventListener(e, n, t), 'function' == typeof n ? n.call(this, r) : n.handleEvent(r)
                }),
                null !== r &&
                  ((l = i.removeEventListener.bind(i, e, n, t)),
                  r.addEventListener('abort', l, { once: !0 }),
                  (l = r.removeEventListener.bind(r, 'abort', l))),
                (r = cH(t)),
                a.push({ type: e, listener: n, optionsOrUseCapture: t, attachedListener: o, cleanup: l }),
                d(this._fragmentFiber.child, !1, cV, e, o, r)
            }
            this._eventListeners = a
          }
        }),
        (c$.prototype.removeEventListener = function (e, n, t) {
          var r = this._eventListeners
          if (null !== r && -1 !== (n = cQ(r, e, n, t))) {
            var l = r[n]
            t = l.attachedListener
            var a = l.cleanup
            ;(l = cH(l.optionsOrUseCapture)),
              d(this._fragmentFiber.child, !1, cB, e, t, l),
              r.splice(n, 1),
              null !== a && a()
          }
        }),
        (c$.prototype.dispatchEvent = function (e) {
          var n = p(this._fragmentFiber)
          if (null === n) return !0
          n = g(n)
          var t = this._eventListeners
          if ((null !== t && 0 < t.length) || !e.bubbles) {
            var r = 9 === n.nodeType ? n.createComment('') : document.createTextNode('')
            if (t)
              for (var l = 0; l < t.length; l++) {
                var a = t[l]
                r.addEventListener(a.type, a.attachedListener, cH(a.optionsOrUseCapture))
              }
            if ((n.appendChild(r), (e = r.dispatchEvent(e)), t))
              for (l = 0; l < t.length; l++)
                (a = t[l]), r.removeEventListener(a.type, a.attachedListener, cH(a.optionsOrUseCapture))
            return (n.removeChild(r), e)
          }
          return n.dispatchEvent(e)
        }),
        (c$.prototype.focus = function (e) {
          d(this._fragmentFiber.child, !0, cq, e, void 0, void 0)
        }),
        (c$.prototype.focusLast = function (e) {
          var n = []
          d(this._fragmentFiber.child, !0, cY, n, void 0, void 0)
          for (var t = n.length - 1; 0 <= t && !cq(n[t], e); t--);
        }),
        (c$.prototype.blur = function () {
          var e = p(this._fragmentFiber)
          null !== e &&
            null !== (e = cy((e = g(e))).activeElement) &&
            d(this._fragmentFiber.child, !1, cZ, e, void 0, void 0)
        }),
        (c$.prototype.observeUsing = function (e) {
          null === this._observers && (this._observers = new Set()),
            this._observers.add(e),
            d(this._fragmentFiber.child, !1, cK, e, void 0, void 0)
        }),
        (c$.prototype.unobserveUsing = function (e) {
          var n = this._observers
          if (null !== n && n.has(e)) {
            n.delete(e), d(this._fragmentFiber.child, !1, cX, e, void 0, void 0)
            for (var t = (n = 0); t < cG.length; t++) {
              var r = cG[t]
              r.fragmentInstance === this && r.observer === e ? e.unobserve(r.instance) : (cG[n++] = r)
            }
            cG.length = n
          }
        })
      var cG = [],
        cJ = !1
      function c0(e, n) {
        if (6 === e.tag) {
          var t = (e = e.stateNode).ownerDocument.createRange()
          t.selectNodeContents(e), n.push.apply(n, t.getClientRects())
        } else (e = g(e)), n.push.apply(n, e.getClientRects())
        return !1
      }
      function c1(e, n) {
        var t = e.ownerDocument.createRange()
        t.selectNodeContents(e),
          (e = t.getBoundingClientRect()),
          window.scrollTo(
            window.scrollX + e.left,
            n ? window.scrollY + e.top : window.scrollY + e.bottom - window.innerHeight,
          )
      }
      function c2(e, n) {
        return (c3((e = g(e)), n), !1)
      }
      function c3(e, n) {
        null == e.reactFragments && (e.reactFragments = new Set()), e.reactFragments.add(n)
      }
      function c4(e, n) {
        var t = n._eventListeners
        if (null !== t)
          for (var r = 0; r < t.length; r++) {
            var l = t[r]
            e.addEventListener(l.type, l.attachedListener, cH(l.optionsOrUseCapture))
          }
        3 !== e.nodeType &&
          (null !== (t = n._observers) &&
            t.forEach((t) => {
              for (var r = 0, l = 0; l < cG.length; l++) {
                var a = cG[l]
                ;(a.fragmentInstance !== n || a.observer !== t || a.instance !== e) && (cG[r++] = a)
              }
              ;(cG.length = r), t.observe(e)
            }),
          c3(e, n))
      }
      function c8(e) {
        var n = e.firstChild
        for (n && 10 === n.nodeType && (n = n.nextSibling); n; ) {
          var t = n
          switch (((n = n.nextSibling), t.nodeName)) {
            case 'HTML':
            case 'HEAD':
            case 'BODY':
              c8(t), e8(t)
              continue
            case 'SCRIPT':
            case 'STYLE':
              continue
            case 'LINK':
              if ('stylesheet' === t.rel.toLowerCase()) continue
          }
          e.removeChild(t)
        }
      }
      function c6(e, n) {
        for (; 8 !== e.nodeType; )
          if (
            ((1 !== e.nodeType || 'INPUT' !== e.nodeName || 'hidden' !== e.type) && !n) ||
            null === (e = c7(e.nextSibling))
          )
            return null
        return e
      }
      function c5(e) {
        return '$?' === e.data || '$~' === e.data
      }
      function c9(e) {
        return '$!' === e.data || ('$?' === e.data && 'loading' !== e.ownerDocument.readyState)
      }
      function c7(e) {
        for (; null != e; e = e.nextSibling) {
          var n = e.nodeType
          if (1 === n || 3 === n) break
          if (8 === n) {
            if ('$' === (n = e.data) || '$!' === n || '$?' === n || '$~' === n || '&' === n || 'F!' === n || 'F' === n)
              break
            if ('/$' === n || '/&' === n) return null
          }
        }
        return e
      }
      ;(c$.prototype.getClientRects = function () {
        var e = []
        return (d(this._fragmentFiber.child, !1, c0, e, void 0, void 0), e)
      }),
        (c$.prototype.getRootNode = function (e) {
          var n = p(this._fragmentFiber)
          return null === n ? this : g(n).getRootNode(e)
        }),
        (c$.prototype.compareDocumentPosition = function (e) {
          var n = p(this._fragmentFiber)
          if (null === n) return Node.DOCUMENT_POSITION_DISCONNECTED
          var t = []
          d(this._fragmentFiber.child, !1, cY, t, void 0, void 0)
          var r = g(n)
          if (0 === t.length) {
            if (((t = r), m(this._fragmentFiber))) {
              e: {
                for (n = this._fragmentFiber.return; null !== n; ) {
                  if (4 === n.tag) {
                    n = n.stateNode.containerInfo
                    break e
                  }
                  if (3 === n.tag || 5 === n.tag || 27 === n.tag) break
                  n = n.return
                }
                n = null
              }
              null != n && (t = n)
            }
            n = this._fragmentFiber
            var l = (r = t.compareDocumentPosition(e))
            return (
              t === e
                ? (l = Node.DOCUMENT_POSITION_CONTAINS)
                : r & Node.DOCUMENT_POSITION_CONTAINED_BY &&
                  (l =
                    null === (t = h(n)[1])
                      ? Node.DOCUMENT_POSITION_PRECEDING
                      : 0 === (e = g(t).compareDocumentPosition(e)) || e & Node.DOCUMENT_POSITION_FOLLOWING
                        ? Node.DOCUMENT_POSITION_FOLLOWING
                        : Node.DOCUMENT_POSITION_PRECEDING),
              l | Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
            )
          }
          ;(n = g(t[0])), (l = g(t[t.length - 1]))
          var a = m(this._fragmentFiber) ? n.parentElement : r
          if (null == a) return Node.DOCUMENT_POSITION_DISCONNECTED
          ;(r = a.compareDocumentPosition(n) & Node.DOCUMENT_POSITION_CONTAINED_BY),
            (a = a.compareDocumentPosition(l) & Node.DOCUMENT_POSITION_CONTAINED_BY)
          var i = n.compareDocumentPosition(e),
            o = l.compareDocumentPosition(e),
            u = i & Node.DOCUMENT_POSITION_CONTAINED_BY || o & Node.DOCUMENT_POSITION_CONTAINED_BY
          return (
            (o = r && a && i & Node.DOCUMENT_POSITION_FOLLOWING && o & Node.DOCUMENT_POSITION_PRECEDING),
            (n =
              (r && n === e) || (a && l === e) || u || o
                ? Node.DOCUMENT_POSITION_CONTAINED_BY
                : (r || n !== e) && (a || l !== e)
                  ? i
                  : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC) & Node.DOCUMENT_POSITION_DISCONNECTED ||
            n & Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC ||
            ((e, n, t, r, l) => {
              var a = e6(l)
              if (e & Node.DOCUMENT_POSITION_CONTAINED_BY) {
                if ((t = !!a))
                  e: {
                    for (; null !== a; ) {
                      if (7 === a.tag && (a === n || a.alternate === n)) {
                        t = !0
                        break e
                      }
                      a = a.return
                    }
                    t = !1
                  }
                return t
              }
              if (e & Node.DOCUMENT_POSITION_CONTAINS) {
                if (null === a) return ((a = l.ownerDocument), l === a || l === a.documentElement || l === a.body)
                e: {
                  for (a = n, n = p(n); null !== a; ) {
                    if ((5 === a.tag || 3 === a.tag || 27 === a.tag) && (a === n || a.alternate === n)) {
                      a = !0
                      break e
                    }
                    a = a.return
                  }
                  a = !1
                }
                return a
              }
              return e & Node.DOCUMENT_POSITION_PRECEDING
                ? ((n = !!a) &&
                    !(n = a === t) &&
                    (null === (n = S(t, a, k)) ? (n = !1) : (d(n, !0, b, a, t), (a = v), (v = null), (n = null !== a))),
                  n)
                : !!(e & Node.DOCUMENT_POSITION_FOLLOWING) &&
                    ((n = !!a) &&
                      !(n = a === r) &&
                      (null === (n = S(r, a, k))
                        ? (n = !1)
                        : (d(n, !0, w, a, r), (a = v), (y = v = null), (n = null !== a))),
                    n)
            })(n, this._fragmentFiber, t[0], t[t.length - 1], e)
              ? n
              : Node.DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC
          )
        }),
        (c$.prototype.scrollIntoView = function (e) {
          if ('object' == typeof e) throw Error(o(566))
          var n = []
          d(this._fragmentFiber.child, !1, cY, n, void 0, void 0)
          var t = !1 !== e
          if (0 === n.length) {
            var r = h(this._fragmentFiber)
            if (null === (r = t ? r[1] || r[0] || p(this._fragmentFiber) : r[0] || r[1])) return
            if (6 === r.tag) return void c1((e = g(r)), t)
            if (9 !== (r = g(r)).nodeType) {
              if (11 === r.nodeType) {
                null !== (t = 'host' in r ? r.host : null) && t.scrollIntoView(e)
                return
              }
              r.scrollIntoView(e)
            }
          }
          for (r = t ? n.length - 1 : 0; r !== (t ? -1 : n.length); ) {
            var l = n[r]
            6 === l.tag ? c1((l = g(l)), t) : g(l).scrollIntoView(e), (r += t ? -1 : 1)
          }
        })
      var fe = null
      function fn(e) {
        e = e.nextSibling
        for (var n = 0; e; ) {
          if (8 === e.nodeType) {
            var t = e.data
            if ('/$' === t || '/&' === t) {
              if (0 === n) return c7(e.nextSibling)
              n--
            } else ('$' !== t && '$!' !== t && '$?' !== t && '$~' !== t && '&' !== t) || n++
          }
          e = e.nextSibling
        }
        return null
      }
      function ft(e) {
        e = e.previousSibling
        for (var n = 0; e; ) {
          if (8 === e.nodeType) {
            var t = e.data
            if ('$' === t || '$!' === t || '$?' === t || '$~' === t || '&' === t) {
              if (0 === n) return e
              n--
            } else ('/$' !== t && '/&' !== t) || n++
          }
          e = e.previousSibling
        }
        return null
      }
      function fr(e, n, t) {
        switch (((n = cy(t)), e)) {
          case 'html':
            if (!(e = n.documentElement)) throw Error(o(452))
            return e
          case 'head':
            if (!(e = n.head)) throw Error(o(453))
            return e
          case 'body':
            if (!(e = n.body)) throw Error(o(454))
            return e
          default:
            throw Error(o(451))
        }
      }
      function fl(e, n, t) {
        for (var r in t) {
          var l = t[r]
          Object.hasOwn(t, r) && null != l && cf(e, n, r, null, cm, l)
        }
        null != t.dangerouslySetInnerHTML && (e.textContent = ''), e.onclick === nM && (e.onclick = null), e8(e)
      }
      function fa(e) {
        for (var n = e.attributes; n.length; ) e.removeAttributeNode(n[0])
        e8(e)
      }
      var fi = new Map(),
        fo = new Set()
      function fu(e) {
        if ('function' == typeof e.getRootNode) {
          var n = e.getRootNode()
          if (9 === n.nodeType || 11 === n.nodeType) return n
        }
        return 9 === e.nodeType ? e : e.ownerDocument
      }
      var fs = q.d
      q.d = {
        f: () => {
          var e = fs.f(),
            n = sf()
          return e || n
        },
        r: (e) => {
          var n = e5(e)
          null !== n && 5 === n.tag && 'form' === n.type ? ib(n) : fs.r(e)
        },
        D: (e) => {
          fs.D(e), ff('dns-prefetch', e, null)
        },
        C: (e, n) => {
          fs.C(e, n), ff('preconnect', e, n)
        },
        L: (e, n, t) => {
          if ((fs.L(e, n, t), fc && e && n)) {
            var r = 'link[rel="preload"][as="' + nb(n) + '"]'
            'image' === n && t && t.imageSrcSet
              ? ((r += '[imagesrcset="' + nb(t.imageSrcSet) + '"]'),
                'string' == typeof t.imageSizes && (r += '[imagesizes="' + nb(t.imageSizes) + '"]'))
              : (r += '[href="' + nb(e) + '"]')
            var l = r
            switch (n) {
              case 'style':
                l = fp(e)
                break
              case 'script':
                l = fg(e)
            }
            if (
              !(
                fi.has(l) ||
                ((e = x({ rel: 'preload', href: 'image' === n && t && t.imageSrcSet ? void 0 : e, as: n }, t)),
                fi.set(l, e),
                null !== fc.querySelector(r) ||
                  ('style' === n && fc.querySelector(fm(l))) ||
                  ('script' === n && fc.querySelector(fv(l))))
              )
            ) {
              var a = fc.createElement('link')
              cp(a, 'link', e),
                'style' === n &&
                  ((a[e4] = !0),
                  (a.onload = a.onerror =
                    () => {
                      nn(a)
                    })),
                ne(a),
                fc.head.appendChild(a)
            }
          }
        },
        m: (e, n) => {
          if ((fs.m(e, n), fc && e)) {
            var t = n && 'string' == typeof n.as ? n.as : 'script',
              r = 'link[rel="modulepreload"][as="' + nb(t) + '"][href="' + nb(e) + '"]',
              l = r
            switch (t) {
              case 'audioworklet':
              case 'paintworklet':
              case 'serviceworker':
              case 'sharedworker':
              case 'worker':
              case 'script':
                l = fg(e)
            }
            if (
              !fi.has(l) &&
              ((e = x({ rel: 'modulepreload', href: e }, n)), fi.set(l, e), null === fc.querySelector(r))
            ) {
              switch (t) {
                case 'audioworklet':
                case 'paintworklet':
                case 'serviceworker':
                case 'sharedworker':
                case 'worker':
                case 'script':
                  if (fc.querySelector(fv(l))) return
              }
              cp((t = fc.createElement('link')), 'link', e), ne(t), fc.head.appendChild(t)
            }
          }
        },
        X: (e, n) => {
          if ((fs.X(e, n), fc && e)) {
            var t = e7(fc).hoistableScripts,
              r = fg(e),
              l = t.get(r)
            l ||
              ((l = fc.querySelector(fv(r))) ||
                ((e = x({ src: e, async: !0 }, n)),
                (n = fi.get(r)) && fk(e, n),
                ne((l = fc.createElement('script'))),
                cp(l, 'link', e),
                fc.head.appendChild(l)),
              (l = { type: 'script', instance: l, count: 1, state: null }),
              t.set(r, l))
          }
        },
        S: (e, n, t) => {
          if ((fs.S(e, n, t), fc && e)) {
            var r = e7(fc).hoistableStyles,
              l = fp(e)
            n = n || 'default'
            var a = r.get(l)
            if (!a) {
              var i = { loading: 0, preload: null }
              if ((a = fc.querySelector(fm(l)))) i.loading = 5
              else {
                ;(e = x({ rel: 'stylesheet', href: e, 'data-precedence': n }, t)), (t = fi.get(l)) && fw(e, t)
                var o = (a = fc.createElement('link'))
                ne(o),
                  cp(o, 'link', e),
                  (o._p = new Promise((e, n) => {
                    ;(o.onload = e), (o.onerror = n)
                  })),
                  o.addEventListener('load', () => {
                    i.loading |= 1
                  }),
                  o.addEventListener('error', () => {
                    i.loading |= 2
                  }),
                  (i.loading |= 4),
                  fb(a, n, fc)
              }
              ;(a = { type: 'stylesheet', instance: a, count: 1, state: i }), r.set(l, a)
            }
          }
        },
        M: (e, n) => {
          if ((fs.M(e, n), fc && e)) {
            var t = e7(fc).hoistableScripts,
              r = fg(e),
              l = t.get(r)
            l ||
              ((l = fc.querySelector(fv(r))) ||
                ((e = x({ src: e, async: !0, type: 'module' }, n)),
                (n = fi.get(r)) && fk(e, n),
                ne((l = fc.createElement('script'))),
                cp(l, 'link', e),
                fc.head.appendChild(l)),
              (l = { type: 'script', instance: l, count: 1, state: null }),
              t.set(r, l))
          }
        },
      }
      var fc = 'u' < typeof document ? null : document
      function ff(e, n, t) {
        if (fc && 'string' == typeof n && n) {
          var r = nb(n)
          ;(r = 'link[rel="' + e + '"][href="' + r + '"]'),
            'string' == typeof t && (r += '[crossorigin="' + t + '"]'),
            fo.has(r) ||
              (fo.add(r),
              (e = { rel: e, crossOrigin: t, href: n }),
              null === fc.querySelector(r) &&
                (cp((n = fc.createElement('link')), 'link', e), ne(n), fc.head.appendChild(n)))
        }
      }
      function fd(e, n, t, r) {
        var l = (l = et.current) ? fu(l) : null
        if (!l) throw Error(o(446))
        switch (e) {
          case 'meta':
          case 'title':
            return null
          case 'style':
            return 'string' == typeof t.precedence && 'string' == typeof t.href
              ? ((t = fp(t.href)),
                (r = (n = e7(l).hoistableStyles).get(t)) ||
                  ((r = { type: 'style', instance: null, count: 0, state: null }), n.set(t, r)),
                r)
              : { type: 'void', instance: null, count: 0, state: null }
          case 'link':
            if ('stylesheet' === t.rel && 'string' == typeof t.href && 'string' == typeof t.precedence) {
              e = fp(t.href)
              var a = e7(l).hoistableStyles,
                i = a.get(e)
              if (
                (i ||
                  ((l = l.ownerDocument || l),
                  (i = { type: 'stylesheet', instance: null, count: 0, state: { loading: 0, preload: null } }),
                  a.set(e, i),
                  (a = l.querySelector(fm(e)))
                    ? a._p || ((i.instance = a), (i.state.loading = 5))
                    : ((a = fi.get(e)) ||
                        ((a = {
                          rel: 'preload',
                          as: 'style',
                          href: t.href,
                          crossOrigin: t.crossOrigin,
                          integrity: t.integrity,
                          media: t.media,
                          hrefLang: t.hrefLang,
                          referrerPolicy: t.referrerPolicy,
                        }),
                        fi.set(e, a)),
                      ((e, n, t, r) => {
                        if ((n = e.querySelector('link[rel="preload"][as="style"][' + n + ']'))) {
                          if (!0 !== n[e4]) {
                            r.loading = 1
                            return
                          }
                        } else
                          ((n = e.createElement('link'))[e4] = !0),
                            (n.onload = n.onerror = nn.bind(null, n)),
                            cp(n, 'link', t),
                            ne(n),
                            e.head.appendChild(n)
                        ;(r.preload = n),
                          n.addEventListener('load', () => (r.loading |= 1)),
                          n.addEventListener('error', () => (r.loading |= 2))
                      })(l, e, a, i.state))),
                n && null === r)
              )
                throw Error(o(528, ''))
              return i
            }
            if (n && null !== r) throw Error(o(529, ''))
            return null
          case 'script':
            return (
              (n = t.async),
              'string' == typeof (t = t.src) && n && 'function' != typeof n && 'symbol' != typeof n
                ? ((t = fg(t)),
                  (r = (n = e7(l).hoistableScripts).get(t)) ||
                    ((r = { type: 'script', instance: null, count: 0, state: null }), n.set(t, r)),
                  r)
                : { type: 'void', instance: null, count: 0, state: null }
            )
          default:
            throw Error(o(444, e))
        }
      }
      function fp(e) {
        return 'href="' + nb(e) + '"'
      }
      function fm(e) {
        return 'link[rel="stylesheet"][' + e + ']'
      }
      function fh(e) {
        return x({}, e, { 'data-precedence': e.precedence, precedence: null })
      }
      function fg(e) {
        return '[src="' + nb(e) + '"]'
      }
      function fv(e) {
        return 'script[async]' + e
      }
      function fy(e, n, t) {
        if ((n.count++, null === n.instance))
          switch (n.type) {
            case 'style':
              var r = e.querySelector('style[data-href~="' + nb(t.href) + '"]')
              if (r) return ((n.instance = r), ne(r), r)
              var l = x({}, t, { 'data-href': t.href, 'data-precedence': t.precedence, href: null, precedence: null })
              return (
                ne((r = (e.ownerDocument || e).createElement('style'))),
                cp(r, 'style', l),
                fb(r, t.precedence, e),
                (n.instance = r)
              )
            case 'stylesheet':
              l = fp(t.href)
              var a = e.querySelector(fm(l))
              if (a) return ((n.state.loading |= 4), (n.instance = a), ne(a), a)
              ;(r = fh(t)), (l = fi.get(l)) && fw(r, l), ne((a = (e.ownerDocument || e).createElement('link')))
              var i = a
              return (
                (i._p = new Promise((e, n) => {
                  ;(i.onload = e), (i.onerror = n)
                })),
                cp(a, 'link', r),
                (n.state.loading |= 4),
                fb(a, t.precedence, e),
                (n.instance = a)
              )
            case 'script':
              if (((a = fg(t.src)), (l = e.querySelector(fv(a))))) return ((n.instance = l), ne(l), l)
              return (
                (r = t),
                (l = fi.get(a)) && fk((r = x({}, t)), l),
                ne((l = (e = e.ownerDocument || e).createElement('script'))),
                cp(l, 'link', r),
                e.head.appendChild(l),
                (n.instance = l)
              )
            case 'void':
              return null
            default:
              throw Error(o(443, n.type))
          }
        return (
          'stylesheet' === n.type &&
            0 == (4 & n.state.loading) &&
            ((r = n.instance), (n.state.loading |= 4), fb(r, t.precedence, e)),
          n.instance
        )
      }
      function fb(e, n, t) {
        for (
          var r = t.querySelectorAll('link[rel="stylesheet"][data-precedence],style[data-precedence]'),
            l = r.length ? r[r.length - 1] : null,
            a = l,
            i = 0;
          i < r.length;
          i++
        ) {
          var o = r[i]
          if (o.dataset.precedence === n) a = o
          else if (a !== l) break
        }
        a
          ? a.parentNode.insertBefore(e, a.nextSibling)
          : (n = 9 === t.nodeType ? t.head : t).insertBefore(e, n.firstChild)
      }
      function fw(e, n) {
        null == e.crossOrigin && (e.crossOrigin = n.crossOrigin),
          null == e.referrerPolicy && (e.referrerPolicy = n.referrerPolicy),
          null == e.title && (e.title = n.title)
      }
      function fk(e, n) {
        null == e.crossOrigin && (e.crossOrigin = n.crossOrigin),
          null == e.referrerPolicy && (e.referrerPolicy = n.referrerPolicy),
          null == e.integrity && (e.integrity = n.integrity)
      }
      var fS = null
      function fx(e, n, t) {
        if (null === fS) {
          var r = new Map(),
            l = (fS = new Map())
          l.set(t, r)
        } else (r = (l = fS).get(t)) || ((r = new Map()), l.set(t, r))
        if (r.has(e)) return r
        for (r.set(e, null), t = t.getElementsByTagName(e), l = 0; l < t.length; l++) {
          var a = t[l]
          if (
            !(a[e3] || a[eK] || ('link' === e && 'stylesheet' === a.getAttribute('rel'))) &&
            'http://www.w3.org/2000/svg' !== a.namespaceURI
          ) {
            var i = a.getAttribute(n) || ''
            i = e + i
            var o = r.get(i)
            o ? o.push(a) : r.set(i, [a])
          }
        }
        return r
      }
      function fE(e, n, t) {
        ;(e = e.ownerDocument || e).head.insertBefore(t, 'title' === n ? e.querySelector('head > title') : null)
      }
      function fN(e, n) {
        return 'img' === e && null != n.src && '' !== n.src && null == n.onLoad && 'lazy' !== n.loading
      }
      function fC(e) {
        return 'stylesheet' !== e.type || 0 != (3 & e.state.loading)
      }
      function f_(e) {
        return (
          (e.width || 100) * (e.height || 100) * ('number' == typeof devicePixelRatio ? devicePixelRatio : 1) * 0.25
        )
      }
      function fT(e, n) {
        'function' == typeof n.decode &&
          (e.imgCount++,
          n.complete || ((e.imgBytes += f_(n)), e.suspenseyImages.push(n)),
          (e = fO.bind(e)),
          n.decode().then(e, e))
      }
      var fP = 0
      function fz(e) {
        if (0 === e.count && (0 === e.imgCount || !e.waitingForImages)) {
          if (e.stylesheets) fM(e, e.stylesheets)
          else if (e.unsuspend) {
            var n = e.unsuspend
            ;(e.unsuspend = null), n()
          }
        }
      }
      function fL() {
        this.count--, fz(this)
      }
      function fO() {
        this.imgCount--, fz(this)
      }
      var fF = null
      function fM(e, n) {
        ;(e.stylesheets = null),
          null !== e.unsuspend && (e.count++, (fF = new Map()), n.forEach(fD, e), (fF = null), fL.call(e))
      }
      function fD(e, n) {
        if (!(4 & n.state.loading)) {
          var t = fF.get(e)
          if (t) var r = t.get(null)
          else {
            ;(t = new Map()), fF.set(e, t)
            for (var l = e.querySelectorAll('link[data-precedence],style[data-precedence]'), a = 0; a < l.length; a++) {
              var i = l[a]
              ;('LINK' === i.nodeName || 'not all' !== i.getAttribute('media')) &&
                (t.set(i.dataset.precedence, i), (r = i))
            }
            r && t.set(null, r)
          }
          ;(i = (l = n.instance).getAttribute('data-precedence')),
            (a = t.get(i) || r) === r && t.set(null, l),
            t.set(i, l),
            this.count++,
            (r = fL.bind(this)),
            l.addEventListener('load', r),
            l.addEventListener('error', r),
            a
              ? a.parentNode.insertBefore(l, a.nextSibling)
              : (e = 9 === e.nodeType ? e.head : e).insertBefore(l, e.firstChild),
            (n.state.loading |= 4)
        }
      }
      var fI = { $$typeof: L, Provider: null, Consumer: null, _currentValue: Y, _currentValue2: Y, _threadCount: 0 }
      function fA(e, n, t, r, l, a, i, o, u) {
        ;(this.tag = 1),
          (this.containerInfo = e),
          (this.pingCache = this.current = this.pendingChildren = null),
          (this.timeoutHandle = -1),
          (this.callbackNode = this.next = this.pendingContext = this.context = this.cancelPendingCommit = null),
          (this.callbackPriority = 0),
          (this.expirationTimes = ej(-1)),
          (this.entangledLanes =
            this.shellSuspendCounter =
            this.errorRecoveryDisabledLanes =
            this.expiredLanes =
            this.warmLanes =
            this.pingedLanes =
            this.suspendedLanes =
            this.pendingLanes =
              0),
          (this.entanglements = ej(0)),
          (this.hiddenUpdates = ej(null)),
          (this.identifierPrefix = r),
          (this.onUncaughtError = l),
          (this.onCaughtError = a),
          (this.onRecoverableError = i),
          (this.pooledCache = null),
          (this.pooledCacheLanes = 0),
          (this.formState = u),
          (this.transitionTypes = null),
          (this.incompleteTransitions = new Map())
      }
      function fR(e, n, t, r, l, a) {
        ;(l = l ? rS : rS),
          null === r.context ? (r.context = l) : (r.pendingContext = l),
          ((r = lK(n)).payload = { element: t }),
          null !== (a = void 0 === a ? null : a) && (r.callback = a),
          null !== (t = lX(e, r, n)) && (so(t, e, n), lG(t, e, n))
      }
      function fU(e, n) {
        if (null !== (e = e.memoizedState) && null !== e.dehydrated) {
          var t = e.retryLane
          e.retryLane = 0 !== t && t < n ? t : n
        }
      }
      function fj(e, n) {
        fU(e, n), (e = e.alternate) && fU(e, n)
      }
      function f$(e) {
        if (13 === e.tag || 31 === e.tag) {
          var n = rb(e, 0x4000000)
          null !== n && so(n, e, 0x4000000), fj(e, 0x4000000)
        }
      }
      function fV(e) {
        if (13 === e.tag || 31 === e.tag) {
          var n = sl(),
            t = rb(e, (n = eW(n)))
          null !== t && so(t, e, n), fj(e, n)
        }
      }
      var fB = !0
      function fH(e, n, t, r) {
        var l = Q.T
        Q.T = null
        var a = q.p
        try {
          ;(q.p = 2), fQ(e, n, t, r)
        } finally {
          ;(q.p = a), (Q.T = l)
        }
      }
      function fW(e, n, t, r) {
        var l = Q.T
        Q.T = null
        var a = q.p
        try {
          ;(q.p = 8), fQ(e, n, t, r)
        } finally {
          ;(q.p = a), (Q.T = l)
        }
      }
      function fQ(e, n, t, r) {
        if (fB) {
          var l = fq(r)
          if (null === l) ct(e, n, r, fY, t), f8(e, r)
          else if (
            ((e, n, t, r, l) => {
              switch (n) {
                case 'focusin':
                  return ((fG = f6(fG, e, n, t, r, l)), !0)
                case 'dragenter':
                  return ((fJ = f6(fJ, e, n, t, r, l)), !0)
                case 'mouseover':
                  return ((f0 = f6(f0, e, n, t, r, l)), !0)
                case 'pointerover':
                  var a = l.pointerId
                  return (f1.set(a, f6(f1.get(a) || null, e, n, t, r, l)), !0)
                case 'gotpointercapture':
                  return ((a = l.pointerId), f2.set(a, f6(f2.get(a) || null, e, n, t, r, l)), !0)
              }
              return !1
            })(l, e, n, t, r)
          )
            r.stopPropagation()
          else if ((f8(e, r), 4 & n && -1 < f4.indexOf(e))) {
            for (; null !== l; ) {
              var a = e5(l)
              if (null !== a)
                switch (a.tag) {
                  case 3:
                    if ((a = a.stateNode).current.memoizedState.isDehydrated) {
                      var i = eD(a.pendingLanes)
                      if (0 !== i) {
                        var o = a
                        for (o.pendingLanes |= 2, o.entangledLanes |= 2; i; ) {
                          var u = 1 << (31 - eP(i))
                          ;(o.entanglements[1] |= u), (i &= ~u)
                        }
                        sq(a), 0 == (6 & uO) && ((uJ = ev() + 500), sY(0, !1))
                      }
                    }
                    break
                  case 31:
                  case 13:
                    null !== (o = rb(a, 2)) && so(o, a, 2), sf(), fj(a, 2)
                }
              if ((null === (a = fq(r)) && ct(e, n, r, fY, t), a === l)) break
              l = a
            }
            null !== l && r.stopPropagation()
          } else ct(e, n, r, null, t)
        }
      }
      function fq(e) {
        return fZ((e = nI(e)))
      }
      var fY = null
      function fZ(e) {
        if (((fY = null), null !== (e = e6(e)))) {
          var n = u(e)
          if (null === n) e = null
          else {
            var t = n.tag
            if (13 === t) {
              if (null !== (e = s(n))) return e
              e = null
            } else if (31 === t) {
              if (null !== (e = c(n))) return e
              e = null
            } else if (3 === t) {
              if (n.stateNode.current.memoizedState.isDehydrated) return 3 === n.tag ? n.stateNode.containerInfo : null
              e = null
            } else n !== e && (e = null)
          }
        }
        return ((fY = e), null)
      }
      function fK(e) {
        switch (e) {
          case 'beforetoggle':
          case 'cancel':
          case 'click':
          case 'close':
          case 'contextmenu':
          case 'copy':
          case 'cut':
          case 'auxclick':
          case 'dblclick':
          case 'dragend':
          case 'dragstart':
          case 'drop':
          case 'focusin':
          case 'focusout':
          case 'input':
          case 'invalid':
          case 'keydown':
          case 'keypress':
          case 'keyup':
          case 'mousedown':
          case 'mouseup':
          case 'paste':
          case 'pause':
          case 'play':
          case 'pointercancel':
          case 'pointerdown':
          case 'pointerup':
          case 'ratechange':
          case 'reset':
          case 'seeked':
          case 'submit':
          case 'toggle':
          case 'touchcancel':
          case 'touchend':
          case 'touchstart':
          case 'volumechange':
          case 'change':
          case 'selectionchange':
          case 'textInput':
          case 'compositionstart':
          case 'compositionend':
          case 'compositionupdate':
          case 'beforeblur':
          case 'afterblur':
          case 'beforeinput':
          case 'blur':
          case 'fullscreenchange':
          case 'fullscreenerror':
          case 'focus':
          case 'hashchange':
          case 'popstate':
          case 'select':
          case 'selectstart':
            return 2
          case 'drag':
          case 'dragenter':
          case 'dragexit':
          case 'dragleave':
          case 'dragover':
          case 'mousemove':
          case 'mouseout':
          case 'mouseover':
          case 'pointermove':
          case 'pointerout':
          case 'pointerover':
          case 'resize':
          case 'scroll':
          case 'touchmove':
          case 'wheel':
          case 'mouseenter':
          case 'mouseleave':
          case 'pointerenter':
          case 'pointerleave':
            return 8
          case 'message':
            switch (ey()) {
              case eb:
                return 2
              case ew:
                return 8
              case ek:
              case eS:
                return 32
              case ex:
                return 0x10000000
              default:
                return 32
            }
          default:
            return 32
        }
      }
      var fX = !1,
        fG = null,
        fJ = null,
        f0 = null,
        f1 = new Map(),
        f2 = new Map(),
        f3 = [],
        f4 =
          'mousedown mouseup touchcancel touchend touchstart auxclick dblclick pointercancel pointerdown pointerup dragend dragstart drop compositionend compositionstart keydown keypress keyup input textInput copy cut paste click change contextmenu reset'.split(
            ' ',
          )
      function f8(e, n) {
        switch (e) {
          case 'focusin':
          case 'focusout':
            fG = null
            break
          case 'dragenter':
          case 'dragleave':
            fJ = null
            break
          case 'mouseover':
          case 'mouseout':
            f0 = null
            break
          case 'pointerover':
          case 'pointerout':
            f1.delete(n.pointerId)
            break
          case 'gotpointercapture':
          case 'lostpointercapture':
            f2.delete(n.pointerId)
        }
      }
      function f6(e, n, t, r, l, a) {
        return (
          null === e || e.nativeEvent !== a
            ? ((e = { blockedOn: n, domEventName: t, eventSystemFlags: r, nativeEvent: a, targetContainers: [l] }),
              null !== n && null !== (n = e5(n)) && f$(n))
            : ((e.eventSystemFlags |= r), (n = e.targetContainers), null !== l && -1 === n.indexOf(l) && n.push(l)),
          e
        )
      }
      function f5(e) {
        var n = e6(e.target)
        if (null !== n) {
          var t = u(n)
          if (null !== t) {
            if (13 === (n = t.tag)) {
              if (null !== (n = s(t))) {
                ;(e.blockedOn = n),
                  eY(e.priority, () => {
                    fV(t)
                  })
                return
              }
            } else if (31 === n) {
              if (null !== (n = c(t))) {
                ;(e.blockedOn = n),
                  eY(e.priority, () => {
                    fV(t)
                  })
                return
              }
            } else if (3 === n && t.stateNode.current.memoizedState.isDehydrated) {
              e.blockedOn = 3 === t.tag ? t.stateNode.containerInfo : null
              return
            }
          }
        }
        e.blockedOn = null
      }
      function f9(e) {
        if (null !== e.blockedOn) return !1
        for (var n = e.targetContainers; 0 < n.length; ) {
          var t = fq(e.nativeEvent)
          if (null !== t) return (null !== (n = e5(t)) && f$(n), (e.blockedOn = t), !1)
          var r = new (t = e.nativeEvent).constructor(t.type, t)
          ;(nD = r), t.target.dispatchEvent(r), (nD = null), n.shift()
        }
        return !0
      }
      function f7(e, n, t) {
        f9(e) && t.delete(n)
      }
      function de() {
        ;(fX = !1),
          null !== fG && f9(fG) && (fG = null),
          null !== fJ && f9(fJ) && (fJ = null),
          null !== f0 && f9(f0) && (f0 = null),
          f1.forEach(f7),
          f2.forEach(f7)
      }
      function dn(e, n) {
        e.blockedOn === n &&
          ((e.blockedOn = null), fX || ((fX = !0), l.unstable_scheduleCallback(l.unstable_NormalPriority, de)))
      }
      var dt = null
      function dr(e) {
        dt !== e &&
          ((dt = e),
          l.unstable_scheduleCallback(l.unstable_NormalPriority, () => {
            dt === e && (dt = null)
            for (var n = 0; n < e.length; n += 3) {
              var t = e[n],
                r = e[n + 1],
                l = e[n + 2]
              if ('function' != typeof r)
                if (null === fZ(r || t)) continue
                else break
              var a = e5(t)
              null !== a &&
                (e.splice(n, 3), (n -= 3), iv(a, { pending: !0, data: l, method: t.method, action: r }, r, l))
            }
          }))
      }
      function dl(e) {
        function n(n) {
          return dn(n, e)
        }
        null !== fG && dn(fG, e), null !== fJ && dn(fJ, e), null !== f0 && dn(f0, e), f1.forEach(n), f2.forEach(n)
        for (var t = 0; t < f3.length; t++) {
          var r = f3[t]
          r.blockedOn === e && (r.blockedOn = null)
        }
        for (; 0 < f3.length && null === (t = f3[0]).blockedOn; ) f5(t), null === t.blockedOn && f3.shift()
        if (null != (t = (e.ownerDocument || e).$$reactFormReplay))
          for (r = 0; r < t.length; r += 3) {
            var l = t[r],
              a = t[r + 1],
              i = l[eX] || null
            if ('function' == typeof a) i || dr(t)
            else if (i) {
              var o = null
              if (a && a.hasAttribute('formAction')) {
                if (((l = a), (i = a[eX] || null))) o = i.formAction
                else if (null !== fZ(l)) continue
              } else o = i.action
              'function' == typeof o ? (t[r + 1] = o) : (t.splice(r, 3), (r -= 3)), dr(t)
            }
          }
      }
      function da() {
        function e(e) {
          e.canIntercept &&
            'react-transition' === e.info &&
            e.intercept({ handler: () => new Promise((e) => (l = e)), focusReset: 'manual', scroll: 'manual' })
        }
        function n() {
          null !== l && (l(), (l = null)), r || setTimeout(t, 20)
        }
        function t() {
          if (!r && !navigation.transition) {
            var e = navigation.currentEntry
            e &&
              null != e.url &&
              navigation.navigate(e.url, { state: e.getState(), info: 'react-transition', history: 'replace' })
          }
        }
        if ('object' == typeof navigation) {
          var r = !1,
            l = null
          return (
            navigation.addEventListener('navigate', e),
            navigation.addEventListener('navigatesuccess', n),
            navigation.addEventListener('navigateerror', n),
            setTimeout(t, 100),
            () => {
              ;(r = !0),
                navigation.removeEventListener('navigate', e),
                navigation.removeEventListener('navigatesuccess', n),
                navigation.removeEventListener('navigateerror', n),
                null !== l && (l(), (l = null))
            }
          )
        }
      }
      function di(e) {
        this._internalRoot = e
      }
      function du(e) {
        this._internalRoot = e
      }
      ;(du.prototype.render = di.prototype.render =
        function (e) {
          var n = this._internalRoot
          if (null === n) throw Error(o(409))
          fR(n.current, sl(), e, n, null, null)
        }),
        (du.prototype.unmount = di.prototype.unmount =
          function () {
            var e = this._internalRoot
            if (null !== e) {
              this._internalRoot = null
              var n = e.containerInfo
              fR(e.current, 2, null, e, null, null), sf(), (n[eG] = null)
            }
          }),
        (du.prototype.unstable_scheduleHydration = (e) => {
          if (e) {
            var n = eq()
            e = { blockedOn: null, target: e, priority: n }
            for (var t = 0; t < f3.length && 0 !== n && n < f3[t].priority; t++);
            f3.splice(t, 0, e), 0 === t && f5(e)
          }
        })
      var ds = a.version
      if ('19.3.1' !== ds) throw Error(o(527, ds, '19.3.1'))
      if (
        ((q.findDOMNode = (e) => {
          var n = e._reactInternals
          if (void 0 === n) {
            if ('function' == typeof e.render) throw Error(o(188))
            throw Error(o(268, (e = Object.keys(e).join(','))))
          }
          return null ===
            (e =
              null !==
              (e = ((e) => {
                var n = e.alternate
                if (!n) {
                  if (null === (n = u(e))) throw Error(o(188))
                  return n !== e ? null : e
                }
                for (var t = e, r = n; ; ) {
                  var l = t.return
                  if (null === l) break
                  var a = l.alternate
                  if (null === a) {
                    if (null !== (r = l.return)) {
                      t = r
                      continue
                    }
                    break
                  }
                  if (l.child === a.child) {
                    for (a = l.child; a; ) {
                      if (a === t) return (f(l), e)
                      if (a === r) return (f(l), n)
                      a = a.sibling
                    }
                    throw Error(o(188))
                  }
                  if (t.return !== r.return) (t = l), (r = a)
                  else {
                    for (var i = !1, s = l.child; s; ) {
                      if (s === t) {
                        ;(i = !0), (t = l), (r = a)
                        break
                      }
                      if (s === r) {
                        ;(i = !0), (r = l), (t = a)
                        break
                      }
                      s = s.sibling
                    }
                    if (!i) {
                      for (s = a.child; s; ) {
                        if (s === t) {
                          ;(i = !0), (t = a), (r = l)
                          break
                        }
                        if (s === r) {
                          ;(i = !0), (r = a), (t = l)
                          break
                        }
                        s = s.sibling
                      }
                      if (!i) throw Error(o(189))
                    }
                  }
                  if (t.alternate !== r) throw Error(o(190))
                }
                if (3 !== t.tag) throw Error(o(188))
                return t.stateNode.current === t ? e : n
              })(n))
                ? (function e(n) {
                    var t = n.tag
                    if (5 === t || 26 === t || 27 === t || 6 === t) return n
                    for (n = n.child; null !== n; ) {
                      if (null !== (t = e(n))) return t
                      n = n.sibling
                    }
                    return null
                  })(e)
                : null)
            ? null
            : e.stateNode
        }),
        'u' > typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)
      ) {
        var dc = __REACT_DEVTOOLS_GLOBAL_HOOK__
        if (!dc.isDisabled && dc.supportsFiber)
          try {
            ;(eC = dc.inject({
              bundleType: 0,
              version: '19.3.1',
              rendererPackageName: 'react-dom',
              currentDispatcherRef: Q,
              reconcilerVersion: '19.3.1',
            })),
              (e_ = dc)
          } catch (e) {}
      }
      n.createRoot = (e, n) => {
        if (!(t = e) || (1 !== t.nodeType && 9 !== t.nodeType && 11 !== t.nodeType)) throw Error(o(299))
        var t,
          r,
          l,
          a,
          i,
          u = !1,
          s = '',
          c = ij,
          f = i$,
          d = iV
        return (
          null != n &&
            (!0 === n.unstable_strictMode && (u = !0),
            void 0 !== n.identifierPrefix && (s = n.identifierPrefix),
            void 0 !== n.onUncaughtError && (c = n.onUncaughtError),
            void 0 !== n.onCaughtError && (f = n.onCaughtError),
            void 0 !== n.onRecoverableError && (d = n.onRecoverableError)),
          (r = e),
          (l = 1),
          (a = !1),
          (i = u),
          (r = new fA(r, l, a, s, c, f, d, da, null)),
          (l = 1),
          !0 === i && (l |= 24),
          (i = rE(3, null, null, l)),
          (r.current = i),
          (i.stateNode = r),
          (l = lh()),
          l.refCount++,
          (r.pooledCache = l),
          l.refCount++,
          (i.memoizedState = { element: null, isDehydrated: a, cache: l }),
          lY(i),
          (n = r),
          (e[eG] = n.current),
          ce(e),
          new di(n)
        )
      }
    },
    6068(e, n, t) {
      !(function e() {
        if ('u' > typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ && 'function' == typeof __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE)
          try {
            __REACT_DEVTOOLS_GLOBAL_HOOK__.checkDCE(e)
          } catch (e) {
            console.error(e)
          }
      })(),
        (e.exports = t(3849))
    },
    3755(e, n) {
      function t(e, n) {
        var t = e.length
        for (e.push(n); 0 < t; ) {
          var r = (t - 1) >>> 1,
            l = e[r]
          if (0 < a(l, n)) (e[r] = n), (e[t] = l), (t = r)
          else break
        }
      }
      function r(e) {
        return 0 === e.length ? null : e[0]
      }
      function l(e) {
        if (0 === e.length) return null
        var n = e[0],
          t = e.pop()
        if (t !== n) {
          e[0] = t
          for (var r = 0, l = e.length, i = l >>> 1; r < i; ) {
            var o = 2 * (r + 1) - 1,
              u = e[o],
              s = o + 1,
              c = e[s]
            if (0 > a(u, t))
              s < l && 0 > a(c, u) ? ((e[r] = c), (e[s] = t), (r = s)) : ((e[r] = u), (e[o] = t), (r = o))
            else if (s < l && 0 > a(c, t)) (e[r] = c), (e[s] = t), (r = s)
            else break
          }
        }
        return n
      }
      function a(e, n) {
        var t = e.sortIndex - n.sortIndex
        return 0 !== t ? t : e.id - n.id
      }
      if (((n.unstable_now = void 0), 'object' == typeof performance && 'function' == typeof performance.now)) {
        var i,
          o = performance
        n.unstable_now = () => o.now()
      } else {
        var u = Date,
          s = u.now()
        n.unstable_now = () => u.now() - s
      }
      var c = [],
        f = [],
        d = 1,
        p = null,
        m = 3,
        h = !1,
        g = !1,
        v = !1,
        y = !1,
        b = 'function' == typeof setTimeout ? setTimeout : null,
        w = 'function' == typeof clearTimeout ? clearTimeout : null,
        k = 'u' > typeof setImmediate ? setImmediate : null
      function S(e) {
        for (var n = r(f); null !== n; ) {
          if (null === n.callback) l(f)
          else if (n.startTime <= e) l(f), (n.sortIndex = n.expirationTime), t(c, n)
          else break
          n = r(f)
        }
      }
      function x(e) {
        if (((v = !1), S(e), !g))
          if (null !== r(c)) (g = !0), E || ((E = !0), i())
          else {
            var n = r(f)
            null !== n && O(x, n.startTime - e)
          }
      }
      var E = !1,
        N = -1,
        C = 5,
        _ = -1
      function T() {
        return !!y || !(n.unstable_now() - _ < C)
      }
      function P() {
        if (((y = !1), E)) {
          var e = n.unstable_now()
          _ = e
          var t = !0
          try {
            e: {
              ;(g = !1), v && ((v = !1), w(N), (N = -1)), (h = !0)
              var a = m
              try {
                n: {
                  for (S(e), p = r(c); null !== p && !(p.expirationTime > e && T()); ) {
                    var o = p.callback
                    if ('function' == typeof o) {
                      ;(p.callback = null), (m = p.priorityLevel)
                      var u = o(p.expirationTime <= e)
                      if (((e = n.unstable_now()), 'function' == typeof u)) {
                        ;(p.callback = u), S(e), (t = !0)
                        break n
                      }
                      p === r(c) && l(c), S(e)
                    } else l(c)
                    p = r(c)
                  }
                  if (null !== p) t = !0
                  else {
                    var s = r(f)
                    null !== s && O(x, s.startTime - e), (t = !1)
                  }
                }
                break e
              } finally {
                ;(p = null), (m = a), (h = !1)
              }
            }
          } finally {
            t ? i() : (E = !1)
          }
        }
      }
      if ('function' == typeof k)
        i = () => {
          k(P)
        }
      else if ('u' > typeof MessageChannel) {
        var z = new MessageChannel(),
          L = z.port2
        ;(z.port1.onmessage = P),
          (i = () => {
            L.postMessage(null)
          })
      } else
        i = () => {
          b(P, 0)
        }
      function O(e, t) {
        N = b(() => {
          e(n.unstable_now())
        }, t)
      }
      ;(n.unstable_IdlePriority = 5),
        (n.unstable_ImmediatePriority = 1),
        (n.unstable_LowPriority = 4),
        (n.unstable_NormalPriority = 3),
        (n.unstable_Profiling = null),
        (n.unstable_UserBlockingPriority = 2),
        (n.unstable_cancelCallback = (e) => {
          e.callback = null
        }),
        (n.unstable_forceFrameRate = (e) => {
          0 > e || 125 < e
            ? console.error(
                'forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported',
              )
            : (C = 0 < e ? Math.floor(1e3 / e) : 5)
        }),
        (n.unstable_getCurrentPriorityLevel = () => m),
        (n.unstable_next = (e) => {
          switch (m) {
            case 1:
            case 2:
            case 3:
              var n = 3
              break
            default:
              n = m
          }
          var t = m
          m = n
          try {
            return e()
          } finally {
            m = t
          }
        }),
        (n.unstable_requestPaint = () => {
          y = !0
        }),
        (n.unstable_runWithPriority = (e, n) => {
          switch (e) {
            case 1:
            case 2:
            case 3:
            case 4:
            case 5:
              break
            default:
              e = 3
          }
          var t = m
          m = e
          try {
            return n()
          } finally {
            m = t
          }
        }),
        (n.unstable_scheduleCallback = (e, l, a) => {
          var o = n.unstable_now()
          switch (
            ((a = 'object' == typeof a && null !== a && 'number' == typeof (a = a.delay) && 0 < a ? o + a : o), e)
          ) {
            case 1:
              var u = -1
              break
            case 2:
              u = 250
              break
            case 5:
              u = 0x3fffffff
              break
            case 4:
              u = 1e4
              break
            default:
              u = 5e3
          }
          return (
            (u = a + u),
            (e = { id: d++, callback: l, priorityLevel: e, startTime: a, expirationTime: u, sortIndex: -1 }),
            a > o
              ? ((e.sortIndex = a),
                t(f, e),
                null === r(c) && e === r(f) && (v ? (w(N), (N = -1)) : (v = !0), O(x, a - o)))
              : ((e.sortIndex = u), t(c, e), g || h || ((g = !0), E || ((E = !0), i()))),
            e
          )
        }),
        (n.unstable_shouldYield = T),
        (n.unstable_wrapCallback = (e) => {
          var n = m
          return function () {
            var t = m
            m = n
            try {
              return e.apply(this, arguments)
            } finally {
              m = t
            }
          }
        })
    },
    5440(e, n, t) {
      e.exports = t(3755)
    },
    1424(e, n, t) {
      t.d(n, { a: () => o })
      var r = t(4602),
        l = t(2993)
      const a = new Map([
          [
            'bold',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M216.49,104.49l-80,80a12,12,0,0,1-17,0l-80-80a12,12,0,0,1,17-17L128,159l71.51-71.52a12,12,0,0,1,17,17Z',
              }),
            ),
          ],
          [
            'fill',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M213.66,101.66l-80,80a8,8,0,0,1-11.32,0l-80-80A8,8,0,0,1,48,88H208a8,8,0,0,1,5.66,13.66Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M213.66,101.66l-80,80a8,8,0,0,1-11.32,0l-80-80A8,8,0,0,1,53.66,90.34L128,164.69l74.34-74.35a8,8,0,0,1,11.32,11.32Z',
              }),
            ),
          ],
        ]),
        i = r.forwardRef((e, n) => r.createElement(l.A, { ref: n, ...e, weights: a }))
      i.displayName = 'CaretDownIcon'
      const o = i
    },
    5125(e, n, t) {
      t.d(n, { K: () => o })
      var r = t(4602),
        l = t(2993)
      const a = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M181.66,133.66l-80,80a8,8,0,0,1-11.32-11.32L164.69,128,90.34,53.66a8,8,0,0,1,11.32-11.32l80,80A8,8,0,0,1,181.66,133.66Z',
              }),
            ),
          ],
        ]),
        i = r.forwardRef((e, n) => r.createElement(l.A, { ref: n, ...e, weights: a }))
      i.displayName = 'CaretRightIcon'
      const o = i
    },
    2143(e, n, t) {
      t.d(n, { J: () => o })
      var r = t(4602),
        l = t(2993)
      const a = new Map([
          [
            'bold',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M232.49,80.49l-128,128a12,12,0,0,1-17,0l-56-56a12,12,0,1,1,17-17L96,183,215.51,63.51a12,12,0,0,1,17,17Z',
              }),
            ),
          ],
          [
            'fill',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M216,40H40A16,16,0,0,0,24,56V200a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V56A16,16,0,0,0,216,40ZM205.66,85.66l-96,96a8,8,0,0,1-11.32,0l-40-40a8,8,0,0,1,11.32-11.32L104,164.69l90.34-90.35a8,8,0,0,1,11.32,11.32Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M229.66,77.66l-128,128a8,8,0,0,1-11.32,0l-56-56a8,8,0,0,1,11.32-11.32L96,188.69,218.34,66.34a8,8,0,0,1,11.32,11.32Z',
              }),
            ),
          ],
        ]),
        i = r.forwardRef((e, n) => r.createElement(l.A, { ref: n, ...e, weights: a }))
      i.displayName = 'CheckIcon'
      const o = i
    },
    3349(e, n, t) {
      t.d(n, { e: () => o })
      var r = t(4602),
        l = t(2993)
      const a = new Map([
          [
            'fill',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M168,112a56,56,0,1,1-56-56A56,56,0,0,1,168,112Zm61.66,117.66a8,8,0,0,1-11.32,0l-50.06-50.07a88,88,0,1,1,11.32-11.31l50.06,50.06A8,8,0,0,1,229.66,229.66ZM112,184a72,72,0,1,0-72-72A72.08,72.08,0,0,0,112,184Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M229.66,218.34l-50.07-50.06a88.11,88.11,0,1,0-11.31,11.31l50.06,50.07a8,8,0,0,0,11.32-11.32ZM40,112a72,72,0,1,1,72,72A72.08,72.08,0,0,1,40,112Z',
              }),
            ),
          ],
        ]),
        i = r.forwardRef((e, n) => r.createElement(l.A, { ref: n, ...e, weights: a }))
      i.displayName = 'MagnifyingGlassIcon'
      const o = i
    },
    9509(e, n, t) {
      t.d(n, { N: () => o })
      var r = t(4602),
        l = t(2993)
      const a = new Map([
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M236.8,188.09,149.35,36.22h0a24.76,24.76,0,0,0-42.7,0L19.2,188.09a23.51,23.51,0,0,0,0,23.72A24.35,24.35,0,0,0,40.55,224h174.9a24.35,24.35,0,0,0,21.33-12.19A23.51,23.51,0,0,0,236.8,188.09ZM222.93,203.8a8.5,8.5,0,0,1-7.48,4.2H40.55a8.5,8.5,0,0,1-7.48-4.2,7.59,7.59,0,0,1,0-7.72L120.52,44.21a8.75,8.75,0,0,1,15,0l87.45,151.87A7.59,7.59,0,0,1,222.93,203.8ZM120,144V104a8,8,0,0,1,16,0v40a8,8,0,0,1-16,0Zm20,36a12,12,0,1,1-12-12A12,12,0,0,1,140,180Z',
              }),
            ),
          ],
        ]),
        i = r.forwardRef((e, n) => r.createElement(l.A, { ref: n, ...e, weights: a }))
      i.displayName = 'WarningIcon'
      const o = i
    },
    1892(e, n, t) {
      t.d(n, { t: () => o })
      var r = t(4602),
        l = t(2993)
      const a = new Map([
          [
            'bold',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M128,20A108,108,0,1,0,236,128,108.12,108.12,0,0,0,128,20Zm0,192a84,84,0,1,1,84-84A84.09,84.09,0,0,1,128,212Zm-12-80V80a12,12,0,0,1,24,0v52a12,12,0,0,1-24,0Zm28,40a16,16,0,1,1-16-16A16,16,0,0,1,144,172Z',
              }),
            ),
          ],
          [
            'fill',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm-8,56a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm8,104a12,12,0,1,1,12-12A12,12,0,0,1,128,184Z',
              }),
            ),
          ],
          [
            'regular',
            r.createElement(
              r.Fragment,
              null,
              r.createElement('path', {
                d: 'M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm-8-80V80a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm20,36a12,12,0,1,1-12-12A12,12,0,0,1,140,172Z',
              }),
            ),
          ],
        ]),
        i = r.forwardRef((e, n) => r.createElement(l.A, { ref: n, ...e, weights: a }))
      i.displayName = 'WarningCircleIcon'
      const o = i
    },
  },
])
