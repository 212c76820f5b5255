//# allFunctionsCalledOnLoad
;(globalThis.rspackChunkgas_sales_app ||= []).push([
  ['plugins_leads_pages_LeadFollowUp_tsx'],
  {
    4539(e, t, r) {
      var a = r(4602),
        s = r(3012),
        i = r(9021),
        l = r(9761),
        n = r(804)
      const o = { en: 'y', 'zh-CN': '年' },
        u = {
          gas: (e, t) => (0, s.au)(e, 'volumePerYear', t),
          elec: (e, t) =>
            'en' === t && e >= 1e6
              ? { figure: (0, s.KS)(e / 1e6, t), unit: 'GWh/y' }
              : (0, s.au)(e, 'energyPerYear', t),
          roof: (e, t) => ({ figure: (0, s.ZV)(e, t), unit: 'm²' }),
          steam: (e, t) => ({ figure: (0, s.ZV)(e, t), unit: `t/${o[t]}` }),
        }
      r.d(
        t,
        {},
        {
          _: () => {
            const e = (0, l.ok)()
            return (0, a.useMemo)(() => {
              const t = (t, r) => u[t](r, e)
              return {
                amount: t,
                amountText: (e, r) => {
                  const { figure: a, unit: s } = t(e, r)
                  return `${a} ${s}`
                },
                peak: (t) => (t < 1e3 ? `${(0, s.ZV)(t, e)} kW` : `${(0, s.ZV)(Math.round(t / 100) / 10, e)} MW`),
                metres: s.BO,
                day: (t) => (0, i.im)(t, e),
                dayTime: (t) => (0, i.K9)(t, e),
                time: (t) => (0, i.rb)(t, e),
                month: (t) => {
                  const r = (0, i.Jt)(`${t}-01`)
                  return r ? (0, i.UL)(r, e) : t
                },
                name: (t) => (0, n.Z)(t, e),
                text: (t, r) => (0, n.r)(t, r, e),
                role: ({ roleName: t, roleNameEn: r }) => (0, n.r)(t, r, e),
              }
            }, [e])
          },
        },
      )
    },
    1544(e, t, r) {
      r.r(t), r.d(t, { default: () => tW })
      var a = r(1394),
        s = r(7140),
        i = r(4602),
        l = r(5207),
        n = (e) => e instanceof Date,
        o = (e) => null == e,
        u = (e) => !o(e) && !Array.isArray(e) && 'object' == typeof e && !n(e),
        d = (e) =>
          u(e) && e.target
            ? 'checkbox' === e.target.type
              ? e.target.checked
              : 'file' === e.target.type
                ? e.target.files
                : e.target.value
            : e
      const f = /[.[\]'"]/
      var c = (e) => e.split(f).filter(Boolean),
        h = (e, t) => t.split('.').some((t, r, a) => !isNaN(Number(t)) && e.has(a.slice(0, r).join('.'))),
        m = 'u' > typeof window && void 0 !== window.HTMLElement && 'u' > typeof document
      function y(e) {
        if (null === e || 'object' != typeof e) return e
        if (e instanceof Date) return new Date(e)
        const t = 'u' > typeof Blob && e instanceof Blob,
          r = 'u' > typeof FileList && e instanceof FileList
        if (m && (t || r)) return e
        const a = Array.isArray(e),
          s = Object.getPrototypeOf(e)
        if (!a && s && s.constructor !== Object) return e
        const i = a ? Array(e.length) : Object.create(s)
        for (const t in e) Object.hasOwn(e, t) && (i[t] = y(e[t]))
        return i
      }
      const p = 'blur',
        v = 'submit',
        g = 'trigger',
        b = 'onChange',
        w = 'onSubmit',
        x = {
          max: 'max',
          min: 'min',
          maxLength: 'maxLength',
          minLength: 'minLength',
          pattern: 'pattern',
          required: 'required',
          validate: 'validate',
        },
        _ = [x.required, x.min, x.max, x.minLength, x.maxLength, x.pattern, x.validate],
        V = 'form',
        k = 'root',
        A = ['__proto__', 'constructor', 'prototype'],
        j = /^\w*$/
      var F = (e) => void 0 === e,
        S = (e, t, r) => {
          if (!t || !u(e)) return r
          const a = j.test(t) ? [t] : c(t)
          if (a.some((e) => A.includes(e))) return r
          const s = a.reduce((e, t) => (o(e) ? void 0 : e[t]), e)
          return F(s) || s === e ? (F(e[t]) ? r : e[t]) : s
        },
        E = (e) => 'function' == typeof e,
        D = (e, t, r) => {
          let a = -1,
            s = j.test(t) ? [t] : c(t),
            i = s.length,
            l = i - 1
          for (; ++a < i; ) {
            let t = s[a],
              i = r
            if (a !== l) {
              const r = e[t]
              i = u(r) || Array.isArray(r) ? r : isNaN(+s[a + 1]) ? {} : []
            }
            if (A.includes(t)) return
            ;(e[t] = i), (e = e[t])
          }
        }
      const O = i.createContext(null)
      O.displayName = 'HookFormControlContext'
      var C = (e, t, r, a = !0) => {
        const s = {}
        for (const i in e)
          Object.defineProperty(s, i, {
            get: () => ('all' !== t._proxyFormState[i] && (t._proxyFormState[i] = !a || 'all'), r && (r[i] = !0), e[i]),
          })
        return s
      }
      const U = 'u' > typeof window ? i.useLayoutEffect : i.useEffect
      var N = (e) => o(e) || 'object' != typeof e
      const L = (e, t) => {
        let r
        return (
          0 === t.length &&
          !Array.isArray(e) &&
          null !== Object.getPrototypeOf(e) &&
          !(u((r = e.constructor && e.constructor.prototype)) && Object.hasOwn(r, 'isPrototypeOf'))
        )
      }
      function R(e, t, r = !1, a = new WeakMap()) {
        if (e === t) return !0
        if (N(e) || N(t)) return Object.is(e, t)
        if (n(e) && n(t)) return Object.is(e.getTime(), t.getTime())
        if (Array.isArray(e) && Array.isArray(t) && e.length !== t.length) return !1
        const s = Object.keys(e),
          i = Object.keys(t)
        if (s.length !== i.length) return !1
        if (L(e, s) || L(t, i)) return Object.is(e, t)
        if (!s.length && Array.isArray(e) !== Array.isArray(t)) return !1
        const l = a.get(e)
        if (l && l.has(t)) return !0
        if (l) l.add(t)
        else {
          const r = new WeakSet()
          r.add(t), a.set(e, r)
        }
        for (const i of s) {
          const s = e[i]
          if (!Object.hasOwn(t, i)) return !1
          if (!r || 'ref' !== i) {
            const e = t[i]
            if (
              (n(s) && n(e)) || ((u(s) || Array.isArray(s)) && (u(e) || Array.isArray(e)))
                ? !R(s, e, r, a)
                : !Object.is(s, e)
            )
              return !1
          }
        }
        return !0
      }
      const M = ({ defaultValues: e, ...t }) => ({ ...y(t), defaultValues: e })
      function P(e, t = y) {
        const r = i.useRef(!1),
          a = i.useRef(!1),
          s = i.useRef(void 0),
          l = i.useRef(0)
        return (
          l.current++,
          !a.current && e && ((a.current = !0), (s.current = t(e()))),
          {
            resyncIfNeeded: i.useCallback((e, t, i) => {
              if (e && (r.current || (a.current && l.current > 1))) {
                const e = t()
                R(s.current, e) || i(e)
              }
              r.current = !0
            }, []),
            snapshot: i.useCallback(
              (e, r) => {
                e && (s.current = t(r()))
              },
              [t],
            ),
          }
        )
      }
      function T(e) {
        const t = i.useContext(O),
          { control: r = t, disabled: a, name: s, exact: l } = e || {},
          n = () => ({ ...r._formState, defaultValues: r._defaultValues }),
          [o, u] = i.useState(n),
          d = i.useRef({
            isDirty: !1,
            isLoading: !1,
            dirtyFields: !1,
            touchedFields: !1,
            validatingFields: !1,
            isValidating: !1,
            isValid: !1,
            errors: !1,
          }),
          { resyncIfNeeded: f, snapshot: c } = P(n, M)
        return (
          U(() => {
            f(!a, n, u)
            const e = r._subscribe({
              name: s,
              formState: d.current,
              exact: l,
              callback: (e) => {
                a || u({ ...r._formState, ...e, defaultValues: r._defaultValues })
              },
            })
            return () => {
              e(), c(!a, n)
            }
          }, [r, s, a, l, f, c]),
          i.useEffect(() => {
            d.current.isValid && r._setValid(!0)
          }, [r]),
          i.useMemo(() => C(o, r, d.current, !1), [o, r])
        )
      }
      var $ = (e) => 'string' == typeof e,
        q = (e, t, r, a, s) =>
          $(e)
            ? (a && t.watch.add(e), S(r, e, s))
            : Array.isArray(e)
              ? e.map((e) => (a && t.watch.add(e), S(r, e, S(s, e))))
              : (a && (t.watchAll = !0), r)
      function I(e) {
        const t = i.useContext(O),
          { control: r = t, name: a, defaultValue: s, disabled: l, exact: n, compute: o } = e || {},
          u = i.useRef(s),
          d = i.useRef(o),
          f = i.useRef(r),
          c = i.useRef(a)
        d.current = o
        const h = () => {
            const e = r._getWatch(a, u.current)
            return d.current ? d.current(e) : e
          },
          [m, p] = i.useState(h),
          v = i.useRef(m),
          g = i.useCallback(
            (e) => {
              const t = q(a, r._names, e || r._formValues, !1, u.current)
              return d.current ? d.current(t) : t
            },
            [r._formValues, r._names, a],
          ),
          b = i.useCallback(
            (e) => {
              if (!l) {
                const t = q(a, r._names, e || r._formValues, !1, u.current)
                if (d.current) {
                  const e = d.current(t)
                  R(e, v.current) || (p(e), (v.current = e))
                } else p(t), (v.current = t)
              }
            },
            [r._formValues, r._names, l, a],
          ),
          { resyncIfNeeded: w, snapshot: x } = P(h),
          _ = i.useRef(b)
        _.current = b
        const V = i.useRef(g)
        ;(V.current = g),
          U(() => {
            f.current === r && R(c.current, a)
              ? w(
                  !l,
                  () => V.current(),
                  (e) => {
                    const t = y(e)
                    p(t), (v.current = t)
                  },
                )
              : ((f.current = r), (c.current = a), _.current())
            const e = r._subscribe({
              name: a,
              formState: { values: !0 },
              exact: n,
              callback: (e) => {
                _.current(e.values)
              },
            })
            return () => {
              e(), x(!l, () => V.current())
            }
          }, [r, n, a, l, w, x]),
          i.useEffect(() => r._removeUnmounted())
        const k = f.current !== r,
          A = c.current,
          j = i.useMemo(() => !k && !R(A, a), [k, a, A])
        return ((k || j) && (u.current = s), !l && (k || j) ? g() : m)
      }
      var B = (e) => ({
          isOnSubmit: !e || e === w,
          isOnBlur: 'onBlur' === e,
          isOnChange: e === b,
          isOnAll: 'all' === e,
          isOnTouch: 'onTouched' === e,
        }),
        W = (e, t, r) => {
          if (r) return !1
          if (t.watchAll || t.watch.has(e)) return !0
          for (const r of t.watch) if (e.startsWith(r) && '.' === e.charAt(r.length)) return !0
          return !1
        }
      const Z = (e, t, r) => {
        var a
        for (const s of r || Object.keys(e)) {
          if ('_f' === s) continue
          const i = r ? S(e, s) : e[s]
          if (i) {
            const { _f: e } = i
            if (e) {
              const r = null == (a = e.refs) ? void 0 : a.find((e) => !e.disabled)
              if (r && t(r, e.name)) return !0
              if (e.ref && t(e.ref, e.name)) return !0
              if (Z(i, t)) return !0
            } else if ((u(i) || Array.isArray(i)) && Z(i, t)) return !0
          }
        }
      }
      var H = (e, t, r) => {
          const a = S(e, r),
            s = Array.isArray(a) ? a : []
          return (D(s, k, S(t[r], k, t[r])), D(e, r, s), e)
        },
        Y = (e) => u(e) && !Object.keys(e).length,
        K = (e) => {
          if (!m) return !1
          const t = e ? e.ownerDocument : 0
          return e instanceof (t && t.defaultView ? t.defaultView.HTMLElement : HTMLElement)
        },
        z = (e, t, r, a, s) =>
          t ? { ...r[e], types: { ...(r[e] && r[e].types ? r[e].types : {}), [a]: s || !0 } } : {}
      const J = { value: !1, isValid: !1 },
        Q = { value: !0, isValid: !0 }
      var X = (e) => {
        if (!Array.isArray(e)) return J
        if (e.length > 1) {
          const t = e.filter((e) => e && e.checked && !e.disabled).map((e) => e.value)
          return { value: t, isValid: !!t.length }
        }
        const t = e[0]
        return t && t.checked && !t.disabled
          ? t.attributes && 'value' in t.attributes
            ? F(t.value) || '' === t.value
              ? Q
              : { value: t.value, isValid: !0 }
            : Q
          : J
      }
      const G = { isValid: !1, value: null }
      var ee = (e) =>
        Array.isArray(e)
          ? e.reduce((e, t) => (t && t.checked && !t.disabled ? { isValid: !0, value: t.value } : e), G)
          : G
      function et(e, t, r = 'validate') {
        if ($(e) || (Array.isArray(e) && e.length && e.every($)) || ('boolean' == typeof e && !e))
          return { type: r, message: $(e) ? e : '', ref: t }
      }
      var er = (e) => (!u(e) || e instanceof RegExp ? { value: e, message: '' } : e),
        ea = async (e, t, r, a, s, i) => {
          const {
              ref: l,
              refs: d,
              required: f,
              maxLength: c,
              minLength: h,
              min: m,
              max: y,
              pattern: p,
              validate: v,
              name: g,
              valueAsNumber: b,
              mount: w,
              _c: _,
            } = e._f,
            V = S(r, g)
          if (!w || t.has(g)) return {}
          const k = d ? d[0] : l,
            A = (e) => {
              if (s && k.reportValidity) {
                const t = 'boolean' == typeof e ? '' : e || ''
                d ? d.forEach((e) => E(e.setCustomValidity) && e.setCustomValidity(t)) : k.setCustomValidity(t),
                  k.reportValidity()
              }
            },
            j = {},
            D = !_ && 'radio' === l.type,
            O = !_ && 'checkbox' === l.type,
            C =
              ((b || 'file' === l.type) && F(l.value) && F(V)) ||
              (K(l) && '' === l.value && !_) ||
              '' === V ||
              (Array.isArray(V) && !V.length),
            U = z.bind(null, g, a, j),
            N = (e, t, r, a = x.maxLength, s = x.minLength) => {
              const i = e ? t : r
              j[g] = { type: e ? a : s, message: i, ref: l, ...U(e ? a : s, i) }
            }
          if (
            i
              ? !Array.isArray(V) || !V.length
              : f &&
                ((!(D || O) && (C || o(V))) ||
                  ('boolean' == typeof V && !V) ||
                  (O && !X(d).isValid) ||
                  (D && !ee(d).isValid))
          ) {
            const { value: e, message: t } = $(f) ? { value: !!f, message: f } : er(f)
            if (e && ((j[g] = { type: x.required, message: t, ref: k, ...U(x.required, t) }), !a)) return (A(t), j)
          }
          if (!C && (!o(m) || !o(y))) {
            let e,
              t,
              r = er(y),
              s = er(m)
            if (o(V) || n(V) || isNaN(V)) {
              const a = (!_ && l.valueAsDate) || new Date(V),
                i = (e) => new Date(new Date().toDateString() + ' ' + e),
                n = 'time' == l.type,
                o = 'week' == l.type
              $(r.value) && V && (e = n ? i(V) > i(r.value) : o ? V > r.value : a > new Date(r.value)),
                $(s.value) && V && (t = n ? i(V) < i(s.value) : o ? V < s.value : a < new Date(s.value))
            } else {
              const a = (!_ && l.valueAsNumber) || (V ? +V : V)
              o(r.value) || (e = a > r.value), o(s.value) || (t = a < s.value)
            }
            if ((e || t) && (N(!!e, r.message, s.message, x.max, x.min), !a)) return (A(j[g].message), j)
          }
          if ((!o(c) || !o(h)) && !C && ($(V) || (i && Array.isArray(V)))) {
            const e = er(c),
              t = er(h),
              r = !o(e.value) && V.length > +e.value,
              s = !o(t.value) && V.length < +t.value
            if ((r || s) && (N(r, e.message, t.message), !a)) return (A(j[g].message), j)
          }
          if (p && !C && $(V)) {
            const { value: e, message: t } = er(p)
            if (
              e instanceof RegExp &&
              !V.match(e) &&
              ((j[g] = { type: x.pattern, message: t, ref: l, ...U(x.pattern, t) }), !a)
            )
              return (A(t), j)
          }
          if (v) {
            if (E(v)) {
              const e = et(await v(V, r), k)
              if (e && ((j[g] = { ...e, ...U(x.validate, e.message) }), !a)) return (A(e.message), j)
            } else if (u(v)) {
              let e = {}
              for (const t in v) {
                if (!Y(e) && !a) break
                const s = et(await v[t](V, r), k, t)
                s && ((e = { ...s, ...U(t, s.message) }), a || A(s.message), a && (j[g] = e))
              }
              if (!Y(e) && ((j[g] = { ref: k, ...e }), !a)) return j
            }
          }
          const L = j[g]
          return (A(!L || L.message), j)
        },
        es = (e) => (Array.isArray(e) ? e : [e]),
        ei = (e) => (Array.isArray(e) ? e.filter(Boolean) : [])
      function el(e, t) {
        if (!u(e) && !Array.isArray(e)) return e
        if ($(t) && Object.hasOwn(e, t)) return (delete e[t], e)
        const r = Array.isArray(t) ? t : j.test(t) ? [t] : c(t)
        if (r.some((e) => A.includes(String(e)))) return e
        const a =
            1 === r.length
              ? e
              : ((e, t) => {
                  let r = t.length - 1,
                    a = 0
                  for (; a < r; ) {
                    if (o(e)) {
                      e = void 0
                      break
                    }
                    ;(e = e[t[a]]), a++
                  }
                  return e
                })(e, r),
          s = r.length - 1,
          i = r[s]
        return (
          a && (u(a) || Array.isArray(a)) && delete a[i],
          0 !== s &&
            ((u(a) && Y(a)) ||
              (Array.isArray(a) &&
                ((e) => {
                  for (const t in e) if (Object.hasOwn(e, t) && !F(e[t])) return !1
                  return !0
                })(a))) &&
            el(e, r.slice(0, -1)),
          e
        )
      }
      var en = () => {
        let e = new Set(),
          t = 0
        return {
          get observers() {
            return Array.from(e)
          },
          next: (r) => {
            const a = e
            for (const e of (t++, a)) e.next && e.next(r)
            a === e && t--
          },
          subscribe: (r) => (
            e.add(r),
            {
              unsubscribe: () => {
                t && ((e = new Set(e)), (t = 0)), e.delete(r)
              },
            }
          ),
          unsubscribe: () => {
            ;(e = new Set()), (t = 0)
          },
        }
      }
      const eo = (e, t) => null !== e && 'object' == typeof e && Object.hasOwn(e, t)
      var eu = (e, t) => {
          if (!t) return !1
          let r = e
          for (const a of j.test(t) ? [t] : c(t)) {
            if (!eo(r, a)) return eo(e, t)
            r = r[a]
          }
          return !0
        },
        ed = (e) => K(e) && e.isConnected
      function ef(e) {
        return Array.isArray(e) || u(e)
      }
      function ec(e) {
        return (
          Array.isArray(e) ||
          (u(e) &&
            !((e) => {
              for (const t in e) if (E(e[t])) return !0
              return !1
            })(e))
        )
      }
      function eh(e) {
        return !!(e && '_f' in e)
      }
      function em(e) {
        return Array.isArray(e) ? !e.some((e) => !F(e)) : !Object.keys(e).length
      }
      function ey(e, t) {
        Array.isArray(e) ? (e[t] = void 0) : delete e[t]
      }
      function ep(e, t = {}, r) {
        for (const a in e) {
          const s = e[a],
            i = r && r[a]
          !ec(s) || (Array.isArray(s) && eh(i))
            ? F(s) || (t[a] = !0)
            : ((t[a] = Array.isArray(s) ? [] : {}), ep(s, t[a], i), em(t[a]) && ey(t, a))
        }
        return t
      }
      function ev(e, t, r, a) {
        for (const s in (r || (r = ep(t, Array.isArray(o(t) ? e : t) ? [] : {}, a)), e)) {
          const i = e[s],
            l = a && a[s]
          !ec(i) || (Array.isArray(i) && eh(l))
            ? R(i, o(t) ? void 0 : t[s])
              ? ey(r, s)
              : (r[s] = !0)
            : (F(t) || N(r[s]) ? (r[s] = ep(i, Array.isArray(i) ? [] : {}, l)) : ev(i, o(t) ? {} : t[s], r[s], l),
              em(r[s]) && ey(r, s))
        }
        return r
      }
      var eg = (e, { valueAsNumber: t, valueAsDate: r, setValueAs: a }) =>
        F(e) ? e : t ? ('' === e ? 0 / 0 : e ? +e : e) : r && $(e) ? new Date(e) : a ? a(e) : e
      function eb(e) {
        const t = e.ref
        return 'file' === t.type
          ? t.files
          : 'radio' === t.type
            ? ee(e.refs).value
            : 'select-multiple' === t.type
              ? [...t.selectedOptions]
                  .filter((e) => {
                    var t
                    return !e.disabled && !(null == (t = e.closest) ? void 0 : t.call(e, 'optgroup[disabled]'))
                  })
                  .map(({ value: e }) => e)
              : 'checkbox' === t.type
                ? X(e.refs).value
                : eg(t.value, e)
      }
      var ew = (e) =>
        F(e) ? e : e instanceof RegExp ? e.source : u(e) ? (e.value instanceof RegExp ? e.value.source : e.value) : e
      const ex = 'AsyncFunction'
      var e_ = (e) => {
        if (!e || !e.validate) return !1
        if (E(e.validate)) return e.validate.constructor.name === ex
        if (u(e.validate)) {
          for (const t in e.validate) if (e.validate[t].constructor.name === ex) return !0
        }
        return !1
      }
      function eV(e, t, r) {
        const a = S(e, r)
        if ((a && (a.type || a.message)) || Array.isArray(a)) return { error: a, name: r }
        const s = r.split('.')
        for (; s.length; ) {
          const a = s.join('.'),
            i = S(t, a),
            l = S(e, a)
          if (i && !Array.isArray(i) && r !== a) break
          if (l && l.type) return { name: a, error: l }
          if (l && l.root && l.root.type) return { name: `${a}.root`, error: l.root }
          s.pop()
        }
        return { name: r }
      }
      const ek = (e, t, r) => (r ? e === t || e.startsWith(t + '.') : e.startsWith(t) || t.startsWith(e))
      var eA = (e, t, r) => {
        if (!e || !t || e === t) return !0
        if (!Array.isArray(e)) return ek(e, t, r)
        for (const a of e) if (a && ek(a, t, r)) return !0
        return !1
      }
      const ej = { mode: w, reValidateMode: b, shouldFocusError: !0 },
        eF = {
          submitCount: 0,
          isDirty: !1,
          isReady: !1,
          isValidating: !1,
          isSubmitted: !1,
          isSubmitting: !1,
          isSubmitSuccessful: !1,
          isValid: !1,
          touchedFields: {},
          dirtyFields: {},
          validatingFields: {},
        },
        eS = {
          mode: ej.mode,
          reValidateMode: ej.reValidateMode,
          shouldFocusError: ej.shouldFocusError,
          resolver: void 0,
          criteriaMode: void 0,
          delayError: void 0,
          shouldUnregister: void 0,
          shouldUseNativeValidation: void 0,
          context: void 0,
          progressive: void 0,
          resetOptions: void 0,
        }
      i.createContext(null).displayName = 'HookFormContext'
      const eE = (e, t, r) => {
          if (e && 'reportValidity' in e) {
            const a = S(r, t)
            e.setCustomValidity((a && a.message) || ''), e.reportValidity()
          }
        },
        eD = (e, t) => {
          for (const r in t.fields) {
            const a = t.fields[r]
            a && a.ref && 'reportValidity' in a.ref
              ? eE(a.ref, r, e)
              : a && a.refs && a.refs.forEach((t) => eE(t, r, e))
          }
        },
        eO = (e, t) => {
          const r = eC(t).replace(/[.*+?^${}()|\\]/g, '\\$&')
          return e.some((e) => eC(e).match(`^${r}\\.\\d+`))
        }
      function eC(e) {
        return e.replace(/\[(\d+)]/g, '.$1').replace(/[[\]]/g, '')
      }
      var eU = r(659),
        eN = r(9761),
        eL = r(3852),
        eR = r(5247),
        eM = r(9381),
        eP = r(761),
        eT = r(8872),
        e$ = r(7581)
      class eq {
        constructor(e) {
          ;(this.options = e), (this.known = ''), (this.ready = !1)
        }
        async load(e) {
          const { drafts: t, form: r, record: a } = this.options
          try {
            const s = await t.load(r, a),
              i = eU.xLC(eT.Kg, s?.value)
            if (((this.known = (0, e$.e)(e)), !s || !i.success)) return
            return ((this.attempt = i.output.attempt), { ...i.output, savedAt: s.savedAt })
          } finally {
            this.ready = !0
          }
        }
        shows(e) {
          ;(this.known = (0, e$.e)(e)), (this.latest = e)
        }
        changed(e) {
          this.ready &&
            (0, e$.e)(e) !== this.known &&
            ((this.known = (0, e$.e)(e)),
            (this.latest = e),
            (this.waiting = { values: e }),
            this.options.onState({ kind: 'saving' }),
            clearTimeout(this.timer),
            (this.timer = setTimeout(() => this.flush().catch(this.options.tell), 500)))
        }
        async flush() {
          clearTimeout(this.timer)
          const { waiting: e } = this
          e && ((this.waiting = void 0), await this.save(e.values))
        }
        async keepAttempt(e, t) {
          ;(this.latest = e), (this.attempt = t), await this.saveLatest()
        }
        async forgetAttempt() {
          ;(this.attempt = void 0), await this.saveLatest()
        }
        async discard() {
          clearTimeout(this.timer),
            (this.waiting = void 0),
            (this.attempt = void 0),
            this.options.onState({ kind: 'none' }),
            await this.options.drafts.discard(this.options.form, this.options.record)
        }
        async saveLatest() {
          clearTimeout(this.timer), (this.waiting = void 0), await this.save(this.latest)
        }
        async save(e) {
          const { drafts: t, form: r, record: a, onState: s, now: i = Date.now } = this.options,
            { attempt: l } = this
          await t.save(r, a, { values: e, ...(l ? { attempt: l } : {}) }), s({ kind: 'saved', at: new Date(i()) })
        }
      }
      var eI = r(970),
        eB = r(5926)
      const eW = {
        ready: !1,
        restoredAt: void 0,
        saved: { kind: 'none' },
        earlier: void 0,
        sending: !1,
        done: void 0,
        failure: void 0,
        invalid: 0,
      }
      class eZ {
        #e
        #t
        #r
        #a
        #s
        #i
        constructor(e) {
          ;(this.#e = eW),
            (this.#t = !1),
            (this.#a = new Set()),
            (this.subscribe = (e) => (this.#a.add(e), () => this.#a.delete(e))),
            (this.snapshot = () => this.#e),
            (this.keep = () => this.#s.flush().catch(this.#i.tell)),
            (this.startOver = () => {
              this.set({ earlier: void 0 }), this.empty()
            }),
            (this.submit = async () => {
              if (!this.#e.sending) {
                this.set({ sending: !0, failure: void 0 })
                try {
                  const e = this.#i.fields.values(),
                    t = await this.#i.fields.validate()
                  t ? await this.send(e, t.content) : this.set({ invalid: this.#e.invalid + 1 })
                } finally {
                  this.set({ sending: !1 })
                }
              }
            })
          const { drafts: t, form: r, record: a, tell: s, now: i } = e
          ;(this.#i = e),
            (this.#s = new eq({
              drafts: t,
              form: r,
              record: a,
              tell: s,
              onState: (e) => this.set({ saved: e }),
              ...(i ? { now: i } : {}),
            }))
        }
        async restore(e) {
          if (this.#t) return
          const { fields: t, tell: r } = this.#i,
            a = t.defaults()
          t.show(a, 'untouched')
          try {
            const r = await this.#s.load(a)
            if (e() || ((this.#t = !0), !r)) return
            this.#r = r.attempt
            const s = eU.xLC(t.shape(), r.values)
            s.success &&
              (this.#s.shows(s.output), t.show(s.output, 'draft'), this.set({ restoredAt: new Date(r.savedAt) })),
              this.checkEarlier()
          } catch (e) {
            r(e)
          } finally {
            e() || this.set({ ready: !0 })
          }
        }
        async checkEarlier() {
          const e = this.#r
          if (!e?.sent || this.#e.sending) return
          this.tellEarlier('checking', e, !1)
          const t = await this.whereabouts(e),
            r = await this.holdsMoreThan(t.attempt)
          this.#r !== e ||
            this.#e.sending ||
            ('absent' === t.where ? this.set({ earlier: void 0 }) : this.tellEarlier(t.where, t.attempt, r),
            eH(t.where) && !r && this.empty())
        }
        changed(e) {
          this.#s.changed(e)
        }
        async send(e, t) {
          const { fields: r, tell: a, now: s = Date.now } = this.#i,
            i = await (0, e$.a)(e),
            l = this.#r && (await this.whereabouts(this.#r))
          if (l && eH(l.where)) {
            if (l.attempt.entered === i) return this.finish(l.where)
            const e = void 0 !== this.#e.earlier && eH(this.#e.earlier.state)
            if ((this.tellEarlier(l.where, l.attempt, !0), !e)) return
          }
          const n = l?.where === 'unknown' ? l.attempt : void 0,
            o = (0, eT.dR)(this.#r).find((e) => e.entered === i)?.key ?? (0, eB.X)(),
            u = n?.key === o ? void 0 : n
          ;(this.#r = { key: o, entered: i, at: s(), sent: r.sentAs(t), earlier: u }),
            this.set({ earlier: void 0 }),
            await this.#s.keepAttempt(e, this.#r).catch(a)
          try {
            await r.send(t, {
              key: o,
              mayHaveArrived: n?.key === o,
              ...(u?.sent ? { earlier: { request: u.sent.request, idempotencyKey: u.key } } : {}),
            })
          } catch (e) {
            return this.fail(e)
          }
          return this.finish('now')
        }
        async fail(e) {
          const { fields: t, tell: r } = this.#i
          ;(0, eI.v)(e) && ((this.#r = void 0), await this.#s.forgetAttempt().catch(r)),
            t.refuse(e) ? this.set({ invalid: this.#e.invalid + 1 }) : this.set({ failure: e })
        }
        async finish(e) {
          ;(this.#r = void 0), await this.#s.discard().catch(this.#i.draftStays), this.set({ done: e })
        }
        async whereabouts(e) {
          const { key: t, sent: r, earlier: a } = e,
            s = r ? await this.lookUp({ ...r, idempotencyKey: t }) : 'unknown'
          return a && !eH(s) ? this.whereabouts(a) : { where: s, attempt: e }
        }
        async lookUp(e) {
          try {
            return await this.#i.lookUp(e)
          } catch {
            return 'unknown'
          }
        }
        async holdsMoreThan({ entered: e }) {
          const { values: t, defaults: r } = this.#i.fields,
            a = await (0, e$.a)(t())
          return a !== e && a !== (await (0, e$.a)(r()))
        }
        tellEarlier(e, { at: t }, r) {
          this.set({ earlier: { state: e, at: new Date(t), edited: r } })
        }
        empty() {
          const { fields: e, draftStays: t } = this.#i,
            r = e.defaults()
          ;(this.#r = void 0),
            this.#s.shows(r),
            e.show(r, 'untouched'),
            this.set({ restoredAt: void 0, failure: void 0 }),
            this.#s.discard().catch(t)
        }
        set(e) {
          for (const t of ((this.#e = { ...this.#e, ...e }), this.#a)) t()
        }
      }
      const eH = (e) => 'sent' === e || 'queued' === e
      ;(0, eL.X)(eR)
      var eY = r(2143),
        eK = r(479),
        ez = r(9021),
        eJ = r(1250),
        eQ = r(5589),
        eX = r(4076),
        eG = r(5018),
        e0 = r(8607),
        e1 = r(7435),
        e2 = r(4804)
      function e8({ icon: e, children: t }) {
        return (0, a.jsxs)('span', { className: 'navbar__note', role: 'status', children: [e, t] })
      }
      function e4(e) {
        const t = (0, eJ.b)(),
          { title: r, form: s, submit: n, failureText: o, children: u } = e,
          d = (0, eN.FW)(),
          { feedback: f } = (0, l.zi)(),
          c = (0, i.useRef)(null),
          [h, m] = (0, i.useState)(!1)
        ;(0, eQ.Sw)(s.ready ? 'ready' : 'loading'),
          (0, eQ.Xk)(
            () =>
              void (async () => {
                await s.keep(),
                  'confirm' ===
                    (await f.ask({
                      title: d('form.leaveTitle'),
                      text: d('form.leaveText'),
                      confirm: d('form.leave'),
                      cancel: d('form.stay'),
                    })) && m(!0)
              })(),
            s.dirty && !h,
          ),
          (0, i.useEffect)(() => {
            h && t.leave()
          }, [h, t]),
          (0, i.useEffect)(() => {
            if (0 === s.invalid) return
            const e = c.current?.querySelector('.field--error')
            e?.scrollIntoView({ block: 'center' }),
              e?.querySelector('input, textarea, select, button')?.focus({ preventScroll: !0 })
          }, [s.invalid])
        const y = void 0 !== s.failure
        return (0, a.jsxs)(eX.b, {
          title: r,
          nav: { back: 'close', actions: (0, a.jsx)(e7, { saved: s.saved }) },
          bottomBar: (0, a.jsx)(eG.$, {
            variant: 'main',
            wide: !0,
            busy: s.sending,
            disabled: !s.ready,
            onPress: s.submit,
            children: n,
          }),
          children: [
            (0, a.jsx)(e6, { form: s }),
            s.ready
              ? (0, a.jsx)('form', {
                  ref: c,
                  noValidate: !0,
                  onSubmit: (e) => {
                    e.preventDefault(), s.submit()
                  },
                  children: u,
                })
              : (0, a.jsx)(e0.k1, {}),
            y &&
              (0, a.jsx)('div', {
                className: 'formpage__failure',
                children: (0, a.jsx)(e1.W, {
                  text: `${d('form.sendFailed')} ${o?.(s.failure) ?? ((0, eP.k))(s.failure, d)}`,
                  onRetry: s.submit,
                }),
              }),
          ],
        })
      }
      function e6({ form: e }) {
        const t = (0, eN.FW)(),
          r = (0, eN.ok)(),
          s = (0, i.useRef)(null),
          { earlier: l, restoredAt: n, startOver: o } = e,
          u = l?.edited === !0
        if (
          ((0, i.useEffect)(() => {
            u && s.current?.scrollIntoView({ block: 'center' })
          }, [u]),
          !l && !n)
        )
          return null
        const d = { label: t('form.draftDiscard'), onPress: o }
        return (0, a.jsx)('div', {
          className: 'formpage__notice',
          ref: s,
          children: l
            ? (0, a.jsx)(e2.$, {
                role: 'status',
                tone: l.edited || 'unknown' === l.state ? 'warn' : 'brand',
                icon: (0, a.jsx)(e3, { state: l.state }),
                action: l.edited || 'unknown' === l.state ? d : void 0,
                children: t(e5[l.state][l.edited ? 'edited' : 'same'], {
                  time: 0 === (0, ez.Z$)(l.at) ? (0, ez.rb)(l.at) : (0, ez.K9)(l.at, r),
                }),
              })
            : (0, a.jsx)(e2.$, {
                icon: (0, a.jsx)(eK.n, { 'aria-hidden': 'true' }),
                action: d,
                children: t('form.draftRestored', { when: (0, ez.YW)(n ?? new Date(), r) }),
              }),
        })
      }
      const e5 = {
        checking: { same: 'form.earlierChecking', edited: 'form.earlierChecking' },
        sent: { same: 'form.earlierSent', edited: 'form.earlierSentEdited' },
        queued: { same: 'form.earlierQueued', edited: 'form.earlierQueuedEdited' },
        unknown: { same: 'form.earlierUnknown', edited: 'form.earlierUnknown' },
      }
      function e3({ state: e }) {
        const t = 'sent' === e ? eY.J : eK.n
        return (0, a.jsx)(t, { 'aria-hidden': 'true' })
      }
      function e7({ saved: e }) {
        const t = (0, eN.FW)(),
          r = (0, eN.ok)()
        return 'none' === e.kind
          ? null
          : 'saving' === e.kind
            ? (0, a.jsx)(e8, { children: t('form.draftSaving') })
            : (0, a.jsxs)(e8, {
                icon: (0, a.jsx)(eY.J, { 'aria-hidden': 'true' }),
                children: [t('form.draftSaved'), ' ', (0, ez.rb)(e.at, r)],
              })
      }
      var e9 = r(804),
        te = r(7584),
        tt = r(1170),
        tr = r(9651),
        ta = r(2541),
        ts = r(7575),
        ti = r(3521)
      function tl({ form: e, name: t, children: r }) {
        const a = (0, eN.fL)((0, eQ.N5)().plugin),
          { field: s, fieldState: l } = ((e) => {
            const t = i.useContext(O),
              { name: r, disabled: a, control: s = t, shouldUnregister: l, defaultValue: n, exact: o = !0 } = e,
              u = h(s._names.array, r),
              f = i.useMemo(() => {
                const e = S(s._formValues, r, S(s._defaultValues, r, n))
                return F(e)
                  ? ((e, t) => {
                      let r = c(t),
                        a = e._formValues,
                        s = e._defaultValues
                      for (let e = 0; e < r.length - 1; e++) {
                        const t = r[e]
                        if (((a = null == a ? a : a[t]), (s = null == s ? s : s[t]), null === a || null === s))
                          return null
                      }
                    })(s, r)
                  : e
              }, [s, r, n]),
              m = I({ control: s, name: r, defaultValue: f, exact: o }),
              v = T({ control: s, name: r, exact: o }),
              g = i.useRef(e),
              b = i.useRef(l),
              w = i.useRef(null),
              x = i.useRef(void 0),
              _ = i.useRef(
                s.register(r, {
                  ...e.rules,
                  value: x.current !== r || S(s._fields, r) ? m : void 0,
                  ...('boolean' == typeof e.disabled ? { disabled: e.disabled } : {}),
                }),
              )
            ;(x.current = r), (g.current = e)
            const V = i.useMemo(
                () =>
                  Object.defineProperties(
                    {},
                    {
                      invalid: { enumerable: !0, get: () => !!S(v.errors, r) },
                      isDirty: { enumerable: !0, get: () => !!S(v.dirtyFields, r) },
                      isTouched: { enumerable: !0, get: () => !!S(v.touchedFields, r) },
                      isValidating: { enumerable: !0, get: () => !!S(v.validatingFields, r) },
                      error: { enumerable: !0, get: () => S(v.errors, r) },
                    },
                  ),
                [v, r],
              ),
              k = i.useCallback(
                (e) => {
                  const t = d(e)
                  return (
                    S(s._fields, r) || (_.current = s.register(r, { ...g.current.rules, value: t })),
                    _.current.onChange({ target: { value: d(e), name: r }, type: 'change' })
                  )
                },
                [r, s],
              ),
              A = i.useCallback(() => {
                const e = S(s._formValues, r)
                return (
                  S(s._fields, r) || (_.current = s.register(r, { ...g.current.rules, value: e })),
                  _.current.onBlur({ target: { value: e, name: r }, type: p })
                )
              }, [r, s]),
              j = i.useCallback(
                (e) => {
                  e &&
                    (w.current = {
                      focus: () => E(e.focus) && e.focus(),
                      select: () => E(e.select) && e.select(),
                      setCustomValidity: (t) => E(e.setCustomValidity) && e.setCustomValidity(t),
                      reportValidity: () => E(e.reportValidity) && e.reportValidity(),
                    })
                  const t = S(s._fields, r)
                  t && t._f && e && ((t._f.ref = w.current), (t._f._c = !0))
                },
                [s._fields, r],
              ),
              C = i.useMemo(
                () => ({
                  name: r,
                  value: m,
                  ...('boolean' == typeof a || v.disabled ? { disabled: v.disabled || a } : {}),
                  onChange: k,
                  onBlur: A,
                  ref: j,
                }),
                [r, a, v.disabled, k, A, j, m],
              )
            return (
              i.useEffect(() => {
                if (((b.current = l), s._options.shouldUnregister || l)) {
                  const e = y(
                    S(
                      l ? s._defaultValues : s._options.values || s._defaultValues,
                      r,
                      S(s._options.defaultValues, r, g.current.defaultValue),
                    ),
                  )
                  D(s._defaultValues, r, e), F(S(s._formValues, r)) && D(s._formValues, r, e)
                } else
                  !u &&
                    !F(g.current.defaultValue) &&
                    F(S(s._defaultValues, r)) &&
                    (D(s._defaultValues, r, y(g.current.defaultValue)),
                    s._subjects.state.next({ defaultValues: s._defaultValues }))
              }, [s, r, u, l]),
              i.useEffect(() => {
                _.current = s.register(r, {
                  ...g.current.rules,
                  ...('boolean' == typeof g.current.disabled ? { disabled: g.current.disabled } : {}),
                })
                const e = (e, t) => {
                  const r = S(s._fields, e)
                  r && r._f && ((r._f.mount = t), (r._f._c = t))
                }
                if (
                  (e(r, !0),
                  u ||
                    s.register(r, {
                      ...g.current.rules,
                      ...('boolean' == typeof g.current.disabled ? { disabled: g.current.disabled } : {}),
                    }),
                  w.current)
                ) {
                  const e = S(s._fields, r)
                  e && e._f && (e._f.ref = w.current)
                }
                return () => {
                  const t = s._options.shouldUnregister || b.current
                  ;(u ? t && !s._state.action : t) ? s.unregister(r) : e(r, !1)
                }
              }, [r, s, u]),
              i.useEffect(() => {
                s._setDisabledField({ disabled: a, name: r })
              }, [a, r, s]),
              i.useMemo(() => ({ field: C, formState: v, fieldState: V }), [C, v, V])
            )
          })({ control: e.methods.control, name: t }),
          n = l.error?.message
        return r({ name: t, value: s.value, onChange: s.onChange, onBlur: s.onBlur, error: n ? a(n) : void 0 })
      }
      var tn = r(2920),
        to = r(4032),
        tu = r(9520),
        td = r(3423),
        tf = r(5125),
        tc = r(9820),
        th = r(3705),
        tm = r(3604),
        ty = r(3356)
      function tp(e) {
        const {
            label: t,
            required: r,
            hint: s,
            error: i,
            value: l,
            onChange: n,
            onBlur: o,
            kind: u = 'datetime-local',
            quick: d = [],
            ...f
          } = e,
          { name: c, min: h, max: m, disabled: y, ref: p } = f,
          v = (0, eN.FW)(),
          g = (0, eN.ok)(),
          { placeholder: b = v('chooseDate') } = f,
          w = (0, ez.Jt)(l),
          x = w && (0, ez.wv)(w, g) + ('date' === u ? '' : `, ${(0, ez.rb)(w)}`),
          _ =
            d.length > 0
              ? (0, a.jsx)('div', {
                  className: 'field__quick',
                  children: (0, a.jsx)(th.C, {
                    label: t,
                    wrap: !0,
                    children: d.map((e) =>
                      (0, a.jsx)(
                        tc.v,
                        { pressed: e.value === l, disabled: y, onPress: () => n(e.value), children: e.label },
                        e.label,
                      ),
                    ),
                  }),
                })
              : null
        return (0, a.jsx)(ty.D, {
          label: t,
          required: r,
          hint: s,
          error: i,
          below: _,
          children: (e) =>
            (0, a.jsxs)('div', {
              className: (0, tm.L)('field__box field__native', y && 'field__box--off'),
              children: [
                (0, a.jsx)(td.J, { 'aria-hidden': 'true' }),
                (0, a.jsx)('span', {
                  className: (0, tm.L)('field__value', !x && 'field__value--none'),
                  'aria-hidden': 'true',
                  children: x ?? b,
                }),
                (0, a.jsx)(tf.K, { className: 'field__go', 'aria-hidden': 'true' }),
                (0, a.jsx)('input', {
                  ...e,
                  ref: p,
                  type: u,
                  name: c,
                  value: l,
                  min: h,
                  max: m,
                  disabled: y,
                  onBlur: o,
                  onClick: tv,
                  onChange: (e) => n(e.target.value),
                }),
              ],
            }),
        })
      }
      function tv(e) {
        const t = e.currentTarget
        if ('showPicker' in t)
          try {
            t.showPicker()
          } catch {}
      }
      var tg = r(7655),
        tb = r(8931),
        tw = r(6823),
        tx = r(8919),
        t_ = r(4488),
        tV = r(6345),
        tk = r(3813),
        tA = r(4539)
      const tj = (0, s.PA)(({ form: e, lead: t }) => {
        const r = (0, tx.MN)(),
          s = (0, tA._)(),
          { control: l } = e.methods,
          n = I({ control: l, name: 'contact' }),
          { errors: o } = T({ control: l, name: ['contact', 'contactName'] }),
          [u, d] = (0, i.useState)(!1),
          { status: f, value: c = [] } = t.contacts,
          h = 'failed' === f || ('ready' === f && 0 === c.length),
          m = [
            ...c.map((e) => ({ value: e.id, label: s.name(e), note: s.role(e) })),
            { value: 'new', label: r('followUp.contactNew'), note: void 0 },
          ],
          y = m.find((e) => e.value === n),
          p = o.contact?.message
        return (0, a.jsxs)(a.Fragment, {
          children: [
            !h &&
              (0, a.jsx)(tl, {
                form: e,
                name: 'contact',
                children: (e) =>
                  (0, a.jsxs)(a.Fragment, {
                    children: [
                      (0, a.jsx)(t_.W, {
                        label: r('followUp.contact'),
                        placeholder: r('followUp.contactChoose'),
                        value: y?.label,
                        note: y?.note,
                        onPress: () => d(!0),
                        error: e.error,
                        required: !0,
                      }),
                      (0, a.jsx)(tV.c, {
                        open: u,
                        onClose: () => d(!1),
                        title: r('followUp.contact'),
                        children: (0, a.jsx)(tk.m, {
                          label: r('followUp.contact'),
                          options: m,
                          value: e.value,
                          onChange: (t) => {
                            e.onChange(t), d(!1)
                          },
                        }),
                      }),
                    ],
                  }),
              }),
            (h || 'new' === n) &&
              (0, a.jsx)(tl, {
                form: e,
                name: 'contactName',
                children: (e) =>
                  (0, a.jsx)(tg.A, {
                    ...e,
                    error: e.error ?? (h && p ? r(p) : void 0),
                    label: r(h ? 'followUp.contact' : 'followUp.contactName'),
                    placeholder: r('followUp.contactName'),
                    hint: 'failed' === f ? r('followUp.contactsFailed') : void 0,
                    autoComplete: 'off',
                    required: !0,
                  }),
              }),
          ],
        })
      })
      function tF({ kinds: e, value: t, onChange: r }) {
        const s = (0, tx.MN)()
        return (0, a.jsxs)('div', {
          className: 'followup__next',
          children: [
            (0, a.jsx)('span', {
              className: 'followup__label',
              'aria-hidden': 'true',
              children: s('followUp.nextKind'),
            }),
            (0, a.jsx)(th.C, {
              label: s('followUp.nextKind'),
              wrap: !0,
              children: e.map((e) =>
                (0, a.jsx)(tc.v, { pressed: e === t, onPress: () => r(e), children: s(`step.${e}`) }, e),
              ),
            }),
          ],
        })
      }
      var tS = r(1270)
      const tE = { kind: eU.KIO(tw.sB), nextKind: eU.KIO(tw.T6) },
        tD = eU.Ikc({
          ...tE,
          contact: eU.YjP(),
          contactName: eU.YjP(),
          text: eU.YjP(),
          nextAt: eU.YjP(),
          nextText: eU.YjP(),
        }),
        tO = { kind: 'visit', contact: '', contactName: '', text: '', nextAt: '', nextKind: 'visit', nextText: '' },
        tC = eU.FsL(
          eU.Ikc({
            ...tE,
            contact: eU.YjP(),
            contactName: eU.YjP(),
            text: eU.FsL(
              eU.YjP(),
              eU.Bqr(),
              eU.BpQ(tb.Wf.min, 'followUp.error.text'),
              eU.Ru6(tb.Wf.max, 'followUp.error.textLong'),
            ),
            nextAt: eU.FsL(
              eU.YjP(),
              eU.hq('followUp.error.next'),
              eU.z6Y((e) => '' === e || ((0, ez.Jt)(e)?.getTime() ?? 0) > Date.now(), 'followUp.error.nextPast'),
            ),
            nextText: eU.YjP(),
          }),
          eU.sYn(
            eU.qTj(
              [['contact'], ['contactName']],
              (e) => '' !== e.contact || (({ contactName: e }) => '' !== e.trim())(e),
              'followUp.error.contact',
            ),
            ['contact'],
          ),
          eU.sYn(
            eU.qTj(
              [['contact'], ['contactName']],
              (e) => 'new' !== e.contact || (({ contactName: e }) => '' !== e.trim())(e),
              'followUp.error.contactName',
            ),
            ['contactName'],
          ),
        ),
        tU = {
          contact: { field: 'contact', message: 'followUp.error.contact' },
          text: { field: 'text', message: 'followUp.error.text' },
          nextStep: { field: 'nextAt', message: 'followUp.error.nextPast' },
        }
      function tN(e, t) {
        const { kind: r, contact: a, contactName: s, text: i, nextAt: l, nextKind: n, nextText: o } = t,
          u = (0, ez.Jt)(l)
        if (!u) throw Error(`no time: ${l}`)
        return {
          leadId: e,
          kind: r,
          ...('' !== a && 'new' !== a ? { contactId: a } : { contactName: s.trim() }),
          text: i,
          nextStep: { at: u, kind: n, ...(o.trim() ? { text: o.trim() } : {}) },
        }
      }
      const tL = [
          ['tomorrow', 1],
          ['threeDays', 3],
          ['week', 7],
        ],
        tR = {
          visit: (0, a.jsx)(ts.s, { 'aria-hidden': 'true' }),
          call: (0, a.jsx)(ti.b, { 'aria-hidden': 'true' }),
          message: (0, a.jsx)(ta.o, { 'aria-hidden': 'true' }),
        },
        tM = (0, s.PA)(({ form: e, open: t, name: r }) => {
          const s = (0, tx.MN)(),
            i = I({ control: e.methods.control, name: 'kind' }),
            l = new Date(),
            n = tL.map(([e, t]) => ({
              label: s(`followUp.${e}`),
              value: (0, ez.gP)(new Date((0, tS.ol)(l) + t * tS.d_ + 324e5)),
            }))
          return (0, a.jsxs)(a.Fragment, {
            children: [
              (0, a.jsxs)(tn.Z, {
                children: [
                  r &&
                    (0, a.jsxs)('p', {
                      className: 'followup__for',
                      children: [s('followUp.for'), ' ', (0, a.jsx)('b', { children: r })],
                    }),
                  (0, a.jsx)(tl, {
                    form: e,
                    name: 'kind',
                    children: ({ value: e, onChange: t }) =>
                      (0, a.jsx)('div', {
                        className: 'followup__kind',
                        children: (0, a.jsx)(to.$, {
                          label: s('followUp.kind'),
                          options: tw.sB.map((e) => ({ value: e, label: s(`step.${e}`), icon: tR[e] })),
                          value: e,
                          onChange: t,
                        }),
                      }),
                  }),
                  (0, a.jsx)(tj, { form: e, lead: t }),
                  (0, a.jsx)(tl, {
                    form: e,
                    name: 'text',
                    children: (e) =>
                      (0, a.jsx)(tu.f, {
                        ...e,
                        label: s(`followUp.text.${i}`),
                        required: !0,
                        placeholder: s('followUp.textPlaceholder'),
                        maxLength: tb.Wf.max,
                      }),
                  }),
                ],
              }),
              (0, a.jsxs)(tn.Z, {
                title: s('followUp.nextTitle'),
                children: [
                  (0, a.jsx)(tl, {
                    form: e,
                    name: 'nextAt',
                    children: (e) =>
                      (0, a.jsx)(tp, {
                        ...e,
                        label: s('followUp.nextAt'),
                        required: !0,
                        placeholder: s('followUp.nextChoose'),
                        min: (0, ez.gP)(l),
                        quick: n,
                      }),
                  }),
                  (0, a.jsx)(tl, {
                    form: e,
                    name: 'nextKind',
                    children: ({ value: e, onChange: t }) => (0, a.jsx)(tF, { kinds: tw.T6, value: e, onChange: t }),
                  }),
                  (0, a.jsx)(tl, {
                    form: e,
                    name: 'nextText',
                    children: (e) =>
                      (0, a.jsx)(tg.A, {
                        ...e,
                        label: s('followUp.nextText'),
                        placeholder: s('followUp.nextTextPlaceholder'),
                        maxLength: 60,
                      }),
                  }),
                ],
              }),
            ],
          })
        })
      var tP = r(5201),
        tT = r(3804),
        t$ = r(7314),
        tq = r(689)
      const tI = { sent: 'followUp.saved', network: 'followUp.queued', order: 'followUp.queuedBehind' },
        tB = { sent: 'sent', queued: 'network' },
        tW = (0, s.PA)(() => {
          const { id: e } = (0, eQ.SQ)(tP.J$),
            t = (0, l.Pj)(t$.leadDetailStore).of(e)
          return ((0, i.useEffect)(() => {
            for (const e of [t.main, t.rights, t.contacts]) e.need()
            return t.hold()
          }, [t]),
          'denied' === t.state || 'not-found' === t.state || t.rights.value?.edit === !1)
            ? (0, a.jsx)(tZ, { kind: 'not-found' === t.state ? 'not-found' : 'denied' })
            : (0, a.jsx)(tH, { id: e, open: t })
        })
      function tZ({ kind: e }) {
        const t = (0, eJ.b)(),
          r = (0, tx.MN)(),
          s = (0, eN.FW)()
        ;(0, eQ.Sw)(e)
        const i = 'denied' === e ? 'followUp.denied' : 'detail.notFound'
        return (0, a.jsx)(eX.b, {
          title: r('title.followUp'),
          nav: { back: 'close' },
          children: (0, a.jsx)(te.X, {
            kind: e,
            title: r(`${i}Title`),
            text: r(`${i}Text`),
            action: { label: s('back'), onPress: t.back },
          }),
        })
      }
      const tH = (0, s.PA)(({ id: e, open: t }) => {
        const r = (0, eJ.b)(),
          s = (0, tx.MN)(),
          f = (0, eN.FW)(),
          b = (0, l.zi)(),
          w = (0, l.Pj)(tq.Y).get(e),
          A = (0, eN.ok)(),
          O = (0, i.useRef)('sent'),
          N = ((e) => {
            var t
            const { form: r, record: a, defaults: s, schema: f } = e,
              b = (0, l.zi)(),
              w = (0, eN.FW)(),
              A = (0, i.useRef)({ ...e, t: w })
            ;(0, i.useLayoutEffect)(() => {
              A.current = { ...e, t: w }
            })
            const O = ((e = {}) => {
                const t = i.useRef(void 0),
                  r = i.useRef(void 0),
                  a = i.useRef(e.formControl),
                  s = i.useRef(!1),
                  l = i.useRef(!!e.validate),
                  f = i.useRef(!!e.errors),
                  b = i.useRef(!1),
                  [w, A] = i.useState(() => ({
                    ...y(eF),
                    isLoading: E(e.defaultValues),
                    errors: e.errors || {},
                    disabled: e.disabled || !1,
                    defaultValues: E(e.defaultValues) ? void 0 : e.defaultValues,
                  }))
                if (!t.current || (e.formControl && a.current !== e.formControl))
                  if (((a.current = e.formControl), (s.current = !1), e.formControl))
                    (t.current = { ...e.formControl, formState: w }),
                      e.defaultValues && !E(e.defaultValues) && e.formControl.reset(e.defaultValues, e.resetOptions)
                  else {
                    const { formControl: r, ...a } = ((e = {}) => {
                      let t = { ...ej, ...e },
                        r = {
                          ...y(eF),
                          isLoading: E(t.defaultValues),
                          errors: y(t.errors) || {},
                          disabled: t.disabled || !1,
                        },
                        a = {},
                        s = ((u(t.defaultValues) || u(t.values)) && y(t.defaultValues || t.values)) || {},
                        i = t.shouldUnregister ? {} : y(s),
                        l = { action: !1, actionArrayLengths: new Map(), mount: !1, watch: !1, keepIsValid: !1 },
                        f = !1,
                        b = {
                          mount: new Set(),
                          disabled: new Set(),
                          unMount: new Set(),
                          array: new Set(),
                          watch: new Set(),
                          registerName: new Set(),
                        },
                        w = {},
                        A = {},
                        O = new Set(),
                        C = B(t.mode),
                        U = B(t.reValidateMode),
                        N = {
                          isDirty: !1,
                          dirtyFields: !1,
                          validatingFields: !1,
                          touchedFields: !1,
                          isValidating: !1,
                          isValid: !1,
                          errors: !1,
                        },
                        L = { ...N },
                        M = {},
                        P = (...e) => e.some((e) => L[e] || M[e]),
                        T = (e) => {
                          for (const t of O) if (eA(t.name, e, t.exact)) return !0
                          return !1
                        },
                        I = { array: en(), state: en() },
                        z = 0,
                        J = 0,
                        Q = 0,
                        X = 0,
                        G = {},
                        ee = 'all' === t.criteriaMode,
                        et = (e, t) => (r) => {
                          clearTimeout(A[e]), (A[e] = setTimeout(t, r))
                        },
                        er = (e) => {
                          clearTimeout(A[e]), delete A[e], delete w[e]
                        },
                        eo = (e) => {
                          er(e)
                          const t = `${e}.`
                          for (const e of Object.keys(w)) e.startsWith(t) && er(e)
                        },
                        ec = async (e) => {
                          if (!l.keepIsValid && !t.disabled && (P('isValid') || e)) {
                            let s,
                              i = ++z,
                              l = Q
                            if (
                              (t.resolver
                                ? ((s = Y((await eE()).errors)), i === z && em())
                                : (s = await eO({ fields: a, onlyCheckValid: !0, eventType: 'valid' })),
                              i === z)
                            ) {
                              if (l !== Q) return ec(e)
                              s !== r.isValid && I.state.next({ isValid: s })
                            }
                          }
                        },
                        eh = (e, t) => {
                          const a = [...e]
                          if (!a.some((e) => e && (t ? !0 !== S(r.validatingFields, e) : eu(r.validatingFields, e))))
                            return
                          const s = y(r.validatingFields)
                          for (const e of a) e && (t ? D(s, e, !0) : el(s, e))
                          R(r.validatingFields, s) || (r.validatingFields = s)
                        },
                        em = (e, a) => {
                          !t.disabled &&
                            P('isValidating', 'validatingFields') &&
                            (eh(e || b.mount, a),
                            I.state.next({
                              validatingFields: r.validatingFields,
                              isValidating: !Y(r.validatingFields),
                            }))
                        },
                        ey = () => {
                          r.dirtyFields = ev(s, i, void 0, a)
                        },
                        ep = (e, t) => {
                          D(r.errors, e, t), (r.errors = { ...r.errors }), I.state.next({ errors: r.errors })
                        },
                        ex = (e) => (j.test(e) ? [e] : c(e)),
                        ek = (e, n, u, d) => {
                          const c = S(a, e)
                          if (c) {
                            if (
                              ((e) => {
                                let t = ex(e),
                                  r = i,
                                  a = s
                                for (let e = 0; e < t.length - 1; e++) {
                                  const s = t[e]
                                  if (((r = o(r) ? r : r[s]), (a = o(a) ? a : a[s]), null === r && null !== a))
                                    return !0
                                }
                                return !1
                              })(e) ||
                              ((e) => {
                                if (!l.actionArrayLengths.size) return !1
                                let t = ex(e),
                                  r = i,
                                  a = '',
                                  s = -1,
                                  n = 0
                                for (let e = 0; e < t.length && !o(r); e++) {
                                  const i = t[e]
                                  if (((a = a ? `${a}.${i}` : i), Array.isArray(r) && +i >= r.length))
                                    return -1 !== s && (e !== s || +i < n)
                                  if (
                                    (l.actionArrayLengths.has(a) && ((s = e + 1), (n = l.actionArrayLengths.get(a))),
                                    F((r = r[i])) && -1 !== s && e > s && +t[s] < n)
                                  )
                                    return !0
                                }
                                return !1
                              })(e)
                            )
                              return
                            const a = F(S(i, e)),
                              h = S(i, e, F(u) ? S(s, e) : u),
                              m =
                                !!d &&
                                !r.isReady &&
                                ((e) => {
                                  let t
                                  return 'checkbox' === e.type
                                    ? e.checked !== e.defaultChecked
                                    : 'select-one' === e.type || 'select-multiple' === e.type
                                      ? ((t = [...e.options]),
                                        e.multiple || !(e.size < 2) || t.some((e) => e.defaultSelected)
                                          ? t.some((e) => e.selected !== e.defaultSelected)
                                          : e.selectedIndex !==
                                            t.findIndex((e) => {
                                              var t
                                              return (
                                                !e.disabled &&
                                                !(null == (t = e.parentElement)
                                                  ? void 0
                                                  : t.matches('optgroup[disabled]'))
                                              )
                                            }))
                                      : 'radio' !== e.type &&
                                        'range' !== e.type &&
                                        'color' !== e.type &&
                                        'defaultValue' in e &&
                                        e.value !== e.defaultValue
                                })(d)
                            if (F(h) || (d && d.defaultChecked) || m || n) {
                              const t = n ? h : eb(c._f)
                              ;(F(t) &&
                                ((e) => {
                                  let t = i
                                  for (const r of ex(e)) {
                                    if (Array.isArray(t) && +r >= t.length) return !0
                                    t = t && t[r]
                                  }
                                  return !1
                                })(e)) ||
                                (P('dirtyFields') && !R(S(i, e), t) && (f = !0), D(i, e, t), m && eS(e, t))
                            } else eN(e, h)
                            l.mount &&
                              !l.action &&
                              (t.resolver && P('isValidating', 'validatingFields')
                                ? Promise.resolve().then(() => ec())
                                : ec(),
                              a && r.isDirty && P('isDirty') && (eC() || ((r.isDirty = !1), I.state.next({ ...r }))),
                              t.shouldUnregister && a && !F(S(i, e)) && W(e, b) && (l.watch = !0))
                          }
                        },
                        eS = (e, l, n, o, d) => {
                          let c = !1,
                            h = !1,
                            m = { name: e }
                          if (!t.disabled || !0 === o) {
                            if (!n || o) {
                              const t = R(S(s, e), l)
                              if (
                                (P('isDirty') &&
                                  ((h = r.isDirty), (r.isDirty = m.isDirty = !t || eC()), (c = h !== m.isDirty)),
                                (h = !!S(r.dirtyFields, e)),
                                t)
                              )
                                el(r.dirtyFields, e)
                              else {
                                const t = S(s, e),
                                  i = S(a, e),
                                  n = !(!(i && i._f) && (u(t) || Array.isArray(t))) || ev(t, l, void 0, i)
                                D(r.dirtyFields, e, n)
                              }
                              let n = !1
                              if (f || (t && (P('isDirty') ? r.isDirty : eC()))) {
                                f = !1
                                const e = ev(s, i, void 0, a)
                                if (!R(r.dirtyFields, e)) {
                                  n = !0
                                  var y = r.dirtyFields
                                  for (const e in y) delete y[e]
                                  Object.assign(y, e)
                                }
                              }
                              ;(m.dirtyFields = r.dirtyFields), (c = c || (P('dirtyFields') && (n || !t !== h)))
                            }
                            if (n) {
                              const t = eu(r.touchedFields, e) ? S(r.touchedFields, e) : void 0
                              t ||
                                (D(r.touchedFields, e, n),
                                (m.touchedFields = r.touchedFields),
                                (c = c || (P('touchedFields') && t !== n)))
                            }
                            c && d && I.state.next(m)
                          }
                          return c ? m : {}
                        },
                        eE = async (e) => (
                          em(e, !0),
                          await t.resolver(
                            i,
                            t.context,
                            ((e, t, r, a) => {
                              const s = {}
                              for (const r of e) {
                                const e = S(t, r)
                                e && D(s, r, y(e._f))
                              }
                              return { criteriaMode: r, names: [...e], fields: s, shouldUseNativeValidation: a }
                            })(e || b.mount, a, t.criteriaMode, t.shouldUseNativeValidation),
                          )
                        ),
                        eD = async ({ name: e, eventType: a, onlyCheckValid: s }) => {
                          if (t.validate) {
                            const l = Q,
                              n = ++J,
                              o = await t.validate({ formValues: i, formState: r, name: e, eventType: a })
                            if (l !== Q || (a !== v && n !== J)) return !0
                            if (s && (u(o) ? Object.values(o).some(Boolean) : $(o) || !o)) return !1
                            if (u(o)) {
                              let e = !0
                              for (const t in (eI(V), o)) {
                                const r = o[t]
                                r &&
                                  ((e = !1),
                                  eB(`${V}.${t}`, {
                                    message: $(r.message) ? r.message : '',
                                    type: r.type || x.validate,
                                  }))
                              }
                              return e
                            }
                            if ($(o) || !o) return (eI(V), eB(V, { message: o || '', type: x.validate }), !1)
                            eI(V)
                          }
                          return !0
                        },
                        eO = async ({
                          fields: e,
                          onlyCheckValid: s,
                          name: l,
                          eventType: n,
                          context: o = { valid: !0, runRootValidation: !1 },
                        }) => {
                          const u = Q
                          if (
                            t.validate &&
                            !o.runRootValidation &&
                            ((o.runRootValidation = !0), !(await eD({ name: l, eventType: n, onlyCheckValid: s }))) &&
                            ((o.valid = !1), s)
                          )
                            return o.valid
                          for (const l in e) {
                            const d = e[l]
                            if (d) {
                              const { _f: e, ...f } = d
                              if (e) {
                                const l = b.array.has(e.name),
                                  n = d._f && e_(d._f),
                                  f = P('isValidating', 'validatingFields')
                                n && f && em([e.name], !0)
                                const c = X,
                                  h = await ea(d, b.disabled, i, ee, t.shouldUseNativeValidation && !s, l)
                                if (u !== Q) return o.valid
                                if ((n && f && em([e.name]), !S(a, e.name) || G[e.name] > c)) continue
                                if (
                                  (h[e.name] && ((o.valid = !1), s)) ||
                                  (s ||
                                    (er(e.name),
                                    S(h, e.name)
                                      ? l
                                        ? H(r.errors, h, e.name)
                                        : D(r.errors, e.name, h[e.name])
                                      : el(r.errors, e.name)),
                                  t.shouldUseNativeValidation && h[e.name])
                                )
                                  break
                              }
                              Y(f) || (await eO({ context: o, onlyCheckValid: s, fields: f, name: l, eventType: n }))
                            }
                          }
                          return o.valid
                        },
                        eC = (e, t) => (e && !F(t) && D(i, e, t), !R(l.mount ? i : s, s)),
                        eU = (e, t, r) => {
                          const a = l.mount ? i : F(t) || !F(e) ? s : t
                          return q(e, b, F(e) ? { ...a } : a, r, t)
                        },
                        eN = (e, t, r = {}, s = !1, l = !1, n = !1) => {
                          let u = S(a, e),
                            d = t
                          if (u) {
                            const r = u._f
                            r &&
                              (r.disabled || D(i, e, eg(t, r)),
                              (d = K(r.ref) && o(t) ? '' : t),
                              'select-multiple' === r.ref.type
                                ? [...r.ref.options].forEach((e) => (e.selected = d.includes(e.value)))
                                : r.refs
                                  ? 'checkbox' === r.ref.type
                                    ? r.refs.forEach((e) => {
                                        ;(e.defaultChecked && e.disabled) ||
                                          (Array.isArray(d)
                                            ? (e.checked = !F(e.value) && d.includes(e.value))
                                            : (e.checked = d === e.value || !!d))
                                      })
                                    : r.refs.forEach((e) => (e.checked = e.value === d))
                                  : 'file' === r.ref.type
                                    ? (r.ref.value = '')
                                    : ((r.ref.value = d),
                                      r.ref.type ||
                                        l ||
                                        n ||
                                        I.state.next({ name: e, values: s ? i : T(e) ? y(i) : void 0 })))
                          }
                          ;(r.shouldDirty || r.shouldTouch) &&
                            eS(
                              e,
                              u && u._f && !u._f.disabled && (u._f.valueAsNumber || u._f.valueAsDate || u._f.setValueAs)
                                ? eg(t, u._f)
                                : d,
                              r.shouldTouch,
                              r.shouldDirty,
                              !l,
                            ),
                            r.shouldValidate && e$(e, { delayError: r.delayError }),
                            r.shouldValidate &&
                              u &&
                              u._f &&
                              u._f.deps &&
                              (!Array.isArray(u._f.deps) || u._f.deps.length > 0) &&
                              e$(u._f.deps)
                        },
                        eL = (e, t, r, s = !1, l = !1, o = !1) => {
                          for (const d in t) {
                            if (!Object.hasOwn(t, d)) continue
                            const f = t[d],
                              c = e + '.' + d,
                              h = S(a, c)
                            b.array.has(c) && I.array.next({ name: c, values: s ? i : y(i) }),
                              (b.array.has(e) || u(f) || (h && !h._f)) && !n(f)
                                ? eL(c, f, r, s, l, o)
                                : eN(c, f, r, s, l, o)
                          }
                        },
                        eR = (e, t, s, n, u = !1) => {
                          const d = S(a, e),
                            f = b.array.has(e),
                            c = n ? t : y(t),
                            h = R(S(i, e), c)
                          if ((h || D(i, e, c), f))
                            I.array.next({ name: e, values: n ? i : y(i) }),
                              P('isDirty', 'dirtyFields') &&
                                s.shouldDirty &&
                                (ey(),
                                (r.isDirty = eC(e, c)),
                                u || I.state.next({ name: e, dirtyFields: r.dirtyFields, isDirty: r.isDirty })),
                              s.shouldValidate && e$(e, { delayError: s.delayError })
                          else {
                            const t = (Array.isArray(c) && !c.length) || Y(c),
                              r = !h && !u
                            !d || d._f || o(c) || t ? eN(e, c, s, n, u, r) : eL(e, c, s, n, u, r)
                          }
                          if (!h && !u) {
                            const t = W(e, b),
                              a = l.mount || t ? e : void 0,
                              s = f
                                ? []
                                : ((e, t) => {
                                    let r = t.split('.'),
                                      a = [],
                                      s = r[0]
                                    for (let t = 1; t < r.length; s += '.' + r[t++])
                                      !isNaN(+r[t]) && e.has(s) && a.push(`${s}.${r[t]}`)
                                    return a
                                  })(b.array, e),
                              o = n ? i : T(a) || s.some(T) ? y(i) : void 0
                            for (const e of (I.state.next({ ...(t && r), name: a, values: o }), s))
                              I.state.next({ name: e, values: o && y(i) })
                          }
                        },
                        eM = (e, t, r = {}) => eR(e, t, r, !1),
                        eP = async (e) => {
                          l.mount = !0
                          let s = e.target,
                            n = s.name,
                            o = !0,
                            u = S(a, n),
                            f = X,
                            c = (e) => {
                              o = !!S(a, n) && !(G[n] > f) && R(e, S(i, n, e))
                            }
                          if (u) {
                            let f, A, j
                            l.keepIsValid = !1
                            let E = !1,
                              O = s.type ? eb(u._f) : d(e),
                              N = e.type === p || 'focusout' === e.type,
                              L =
                                !(
                                  (j = u._f).mount &&
                                  (j.required ||
                                    (!F(j.required) && !1 !== j.required) ||
                                    !F(j.min) ||
                                    !F(j.max) ||
                                    !F(j.maxLength) ||
                                    !F(j.minLength) ||
                                    j.pattern ||
                                    j.validate)
                                ) &&
                                !t.validate &&
                                !t.resolver &&
                                !S(r.errors, n) &&
                                !u._f.deps,
                              M =
                                L ||
                                ((h = N),
                                (m = S(r.touchedFields, n)),
                                (v = r.isSubmitted),
                                (g = U),
                                !(x = C).isOnAll &&
                                  (!v && x.isOnTouch
                                    ? !(m || h)
                                    : (v ? g.isOnBlur : x.isOnBlur)
                                      ? !h
                                      : (v ? !g.isOnChange : !x.isOnChange) || h)),
                              $ = W(n, b, N)
                            D(i, n, y(O)),
                              N
                                ? (s && s.readOnly) ||
                                  (u._f.onBlur && u._f.onBlur(e), Object.hasOwn(w, n) && ((E = !0), w[n](0)))
                                : u._f.onChange && u._f.onChange(e)
                            const q = eS(n, O, N),
                              B = !Y(q) || $
                            if ((N || I.state.next({ name: n, type: e.type, ...(T(n) ? { values: y(i) } : {}) }), M))
                              return (
                                (!L || !r.isValid) && P('isValid') && ('onBlur' === t.mode ? N && ec() : N || ec()),
                                B && I.state.next({ name: n, ...($ ? {} : q) })
                              )
                            if (
                              (!t.resolver && t.validate && (await eD({ name: n, eventType: e.type })),
                              !N && $ && I.state.next({ ...r }),
                              t.resolver)
                            ) {
                              const e = Q,
                                { errors: t } = await eE([n])
                              if (e !== Q) return
                              if ((em([n]), c(O), !o)) {
                                Y(q) || I.state.next(q)
                                return
                              }
                              const s = eV(r.errors, a, n),
                                i = eV(t, a, s.name || n)
                              ;(f = i.error), (n = i.name), (A = Y(t))
                            } else {
                              const r = Q,
                                s = ++z
                              if (
                                (em([n], !0),
                                (f = (await ea(u, b.disabled, i, ee, t.shouldUseNativeValidation))[n]),
                                r !== Q)
                              )
                                return
                              if ((em([n]), c(O), o)) {
                                if (f) A = !1
                                else if (P('isValid')) {
                                  if (
                                    ((A = await eO({ fields: a, onlyCheckValid: !0, name: n, eventType: e.type })),
                                    r !== Q)
                                  )
                                    return
                                  c(O), s !== z && (A = void 0)
                                }
                              }
                            }
                            if (o) {
                              u._f.deps && (!Array.isArray(u._f.deps) || u._f.deps.length > 0) && e$(u._f.deps)
                              var h,
                                m,
                                v,
                                g,
                                x,
                                _ = n,
                                V = A,
                                k = f
                              const e = S(r.errors, _),
                                a = P('isValid') && 'boolean' == typeof V && r.isValid !== V
                              if (
                                (t.delayError && k
                                  ? ((w[_] = et(_, () => ep(_, k))), w[_](t.delayError))
                                  : (er(_), k ? D(r.errors, _, k) : el(r.errors, _), (r.errors = { ...r.errors })),
                                (k ? !R(e, k, !0) : e) || !Y(q) || a)
                              ) {
                                const e = {
                                  ...q,
                                  ...(a && 'boolean' == typeof V ? { isValid: V } : {}),
                                  errors: r.errors,
                                  name: _,
                                }
                                I.state.next(e)
                              }
                              E && Object.hasOwn(w, n) && w[n](0)
                            }
                          }
                        },
                        eT = (e, t) => {
                          if (S(r.errors, t) && e.focus) return (e.focus(), 1)
                        },
                        e$ = async (e, s = {}) => {
                          let i, n
                          l.keepIsValid = !1
                          const o = es(e),
                            d = Q
                          if (t.resolver) {
                            const t = await (async (e) => {
                              const t = Q,
                                s = X,
                                i = e ? e.filter((e) => S(a, e)) : [],
                                { errors: l } = await eE(e)
                              if (t !== Q) return l
                              if ((em(e), e)) {
                                for (const t of e) {
                                  if (i.includes(t) && (!S(a, t) || G[t] > s)) {
                                    el(l, t)
                                    continue
                                  }
                                  const e = S(l, t)
                                  eo(t)
                                  const n =
                                      b.array.has(t) && u(e) && !Object.keys(e).some((e) => !Number.isNaN(Number(e))),
                                    o = S(a, t),
                                    d = u(o) && Object.keys(o).some((e) => '_f' !== e)
                                  n
                                    ? H(r.errors, { [t]: e }, t)
                                    : (e && (e.type || e.message)) || Array.isArray(e) || (u(e) && d)
                                      ? D(r.errors, t, e)
                                      : el(r.errors, t)
                                }
                                r.errors = { ...r.errors }
                              } else Object.keys(w).forEach(er), (r.errors = l)
                              return l
                            })(F(e) ? e : o)
                            ;(i = Y(t)), (n = e ? !o.some((e) => S(t, e)) : i)
                          } else
                            e
                              ? ((n = (
                                  await Promise.all(
                                    o.map(async (e) => {
                                      const t = S(a, e)
                                      return await eO({ fields: t && t._f ? { [e]: t } : t, eventType: g })
                                    }),
                                  )
                                ).every(Boolean)) ||
                                  r.isValid) &&
                                ec()
                              : (n = i = await eO({ fields: a, name: e, eventType: g }))
                          if (d !== Q) return n
                          if (s.delayError && t.delayError && $(e)) {
                            const a = S(r.errors, e)
                            a ? (el(r.errors, e), (w[e] = et(e, () => ep(e, a))), w[e](t.delayError)) : er(e)
                          }
                          if (s.shouldTouch) {
                            const t = (e) => {
                              b.array.has(e) || D(r.touchedFields, e, !0)
                            }
                            for (const r of e ? o : b.mount) {
                              const e = S(a, r)
                              u(e) || Array.isArray(e) ? Z(a, (e, r) => t(r), [r]) : t(r)
                            }
                          }
                          return (
                            (r.errors = { ...r.errors }),
                            I.state.next({
                              ...(!$(e) || (P('isValid') && i !== r.isValid) ? {} : { name: e }),
                              ...(t.resolver || !e ? { isValid: i } : {}),
                              ...(s.shouldTouch && P('touchedFields') ? { touchedFields: r.touchedFields } : {}),
                              errors: r.errors,
                            }),
                            s.shouldFocus && !n && Z(a, eT, e ? o : b.mount),
                            n
                          )
                        },
                        eq = (e, t) => {
                          const a = t || r,
                            s = S(a.errors, e)
                          return {
                            invalid: !!s,
                            isDirty: !!S(a.dirtyFields, e),
                            error: s,
                            isValidating: !!S(a.validatingFields, e),
                            isTouched: !!S(a.touchedFields, e),
                          }
                        },
                        eI = (e) => {
                          const t = e ? es(e) : void 0
                          t
                            ? t.forEach((e) => {
                                eo(e),
                                  el(r.errors, e),
                                  (r.errors = { ...r.errors }),
                                  I.state.next({ name: e, errors: r.errors })
                              })
                            : (Object.keys(w).forEach(er), (r.errors = {}), I.state.next({ errors: r.errors }))
                        },
                        eB = (e, t, s) => {
                          var i
                          eo(e)
                          const l = S(a, e, { _f: {} }),
                            n = l._f && l._f.ref,
                            { ref: o, message: u, type: d, types: f, ...c } = S(r.errors, e) || {}
                          if (
                            (D(r.errors, e, { ...c, ...t, ref: n }),
                            (r.errors = { ...r.errors }),
                            I.state.next({ name: e, errors: r.errors, isValid: !1 }),
                            s && s.shouldFocus)
                          ) {
                            const e = (null == (i = l._f) ? void 0 : i.refs)
                              ? l._f.refs.find((e) => !e.disabled) || l._f.refs[0]
                              : n
                            e && e.focus && e.focus()
                          }
                        },
                        eW = (e) => {
                          const t = { name: e.name, exact: e.exact }
                          e.formState && e.formState.values && O.add(t)
                          const { unsubscribe: a } = I.state.subscribe({
                            next: (t) => {
                              var a, l
                              let n
                              if (
                                eA(e.name, t.name, e.exact) &&
                                ((a = e.formState || L),
                                (l = e.reRenderRoot),
                                !(n = Object.keys(t).filter((e) => 'name' !== e)).length ||
                                  (l && n.length >= Object.keys(a).length) ||
                                  n.find((e) => a[e] === (!l || 'all')))
                              ) {
                                const a = t.values || { ...i }
                                e.callback({
                                  ...r,
                                  ...t,
                                  validatingFields: r.validatingFields,
                                  isValidating: r.isValidating,
                                  values: a,
                                  defaultValues: s,
                                })
                              }
                            },
                          })
                          return () => {
                            O.delete(t), a()
                          }
                        },
                        eZ = (e, l = {}) => {
                          const n = e ? es(e) : [...b.mount],
                            o = new Set(n)
                          if (e) for (const e of b.mount) n.some((t) => e.startsWith(`${t}.`)) && o.add(e)
                          for (const e of (l.keepIsValidating || eh(o), o))
                            b.mount.delete(e),
                              b.array.delete(e),
                              b.disabled.delete(e),
                              el(a, e),
                              l.keepValue || el(i, e),
                              l.keepError || (eo(e), el(r.errors, e)),
                              l.keepDirty || el(r.dirtyFields, e),
                              l.keepTouched || el(r.touchedFields, e),
                              t.shouldUnregister || l.keepDefaultValue || el(s, e)
                          l.keepError || (r.errors = { ...r.errors }),
                            O.size && I.state.next({ values: y(i) }),
                            I.state.next({
                              ...r,
                              ...(l.keepDirty ? {} : { isDirty: eC() }),
                              ...(l.keepIsValidating ? {} : { isValidating: !Y(r.validatingFields) }),
                            }),
                            l.keepIsValid || ec()
                        },
                        eH = ({ disabled: e, name: t }) => {
                          if (('boolean' == typeof e && l.mount) || e || b.disabled.has(t)) {
                            const r = b.disabled.has(t)
                            e ? b.disabled.add(t) : b.disabled.delete(t), !!e !== r && l.mount && !l.action && ec()
                          }
                        },
                        eY = (e, r = {}) => {
                          let i = S(a, e),
                            n = 'boolean' == typeof r.disabled || 'boolean' == typeof t.disabled,
                            o = !b.registerName.has(e) && i && i._f && !i._f.mount
                          if (
                            ((i && i._f) || (G[e] = ++X),
                            D(a, e, {
                              ...(i || {}),
                              _f: { ...(i && i._f ? i._f : { ref: { name: e } }), name: e, mount: !0, ...r },
                            }),
                            b.mount.add(e),
                            i && i._f)
                          ) {
                            const t = S(a, e)
                            for (const e of _) e in r || delete t._f[e]
                          }
                          return (
                            i && !o
                              ? eH({ disabled: 'boolean' == typeof r.disabled ? r.disabled : t.disabled, name: e })
                              : ek(e, !0, r.value),
                            {
                              ...(n ? { disabled: r.disabled || t.disabled } : {}),
                              ...(t.progressive
                                ? {
                                    required: !!ew(r.required),
                                    min: ew(r.min),
                                    max: ew(r.max),
                                    minLength: ew(r.minLength),
                                    maxLength: ew(r.maxLength),
                                    pattern: ew(r.pattern),
                                  }
                                : {}),
                              name: e,
                              onChange: eP,
                              onBlur: eP,
                              ref: (n) => {
                                if (n) {
                                  let t
                                  b.registerName.add(e), eY(e, r), b.registerName.delete(e), (i = S(a, e))
                                  const l =
                                      (F(n.value) &&
                                        n.querySelectorAll &&
                                        n.querySelectorAll('input,select,textarea')[0]) ||
                                      n,
                                    o = 'radio' === (t = l).type || 'checkbox' === t.type,
                                    u = i._f.refs || []
                                  if (o ? u.find((e) => e === l) : l === i._f.ref) return
                                  const d = { ...i._f }
                                  o
                                    ? ((d.refs = [...u.filter(ed), l, ...(Array.isArray(S(s, e)) ? [{}] : [])]),
                                      (d.ref = { type: l.type, name: e }))
                                    : ((d.ref = l), delete d.refs),
                                    D(a, e, { _f: d }),
                                    ek(e, !1, void 0, l)
                                } else
                                  (i = S(a, e, {}))._f && (i._f.mount = !1),
                                    (t.shouldUnregister || r.shouldUnregister) &&
                                      !(h(b.array, e) && l.action) &&
                                      b.unMount.add(e)
                              },
                            }
                          )
                        },
                        eK = () => t.shouldFocusError && !t.shouldUseNativeValidation && Z(a, eT, b.mount),
                        ez = (e, s) => async (l) => {
                          let n,
                            o,
                            d = !1
                          l && (l.preventDefault && l.preventDefault(), l.persist && l.persist())
                          let f = y(i)
                          I.state.next({ isSubmitting: !0 })
                          const c = Q,
                            h = (e) => {
                              throw (c === Q && I.state.next({ isSubmitting: !1 }), e)
                            }
                          if (t.resolver) {
                            let e
                            try {
                              e = await eE()
                            } catch (e) {
                              h(e)
                            }
                            const { errors: t, values: a } = e
                            if (c !== Q) return
                            em(), Object.keys(w).forEach(er), (r.errors = t), (f = y(a))
                          } else {
                            try {
                              await eO({ fields: a, eventType: v })
                            } catch (e) {
                              h(e)
                            }
                            if (c !== Q) return
                            el(r.errors, k), (r.errors = { ...r.errors })
                          }
                          if (b.disabled.size && (u(f) || Array.isArray(f))) for (const e of b.disabled) el(f, e)
                          if (Y(r.errors)) {
                            I.state.next({ errors: {} })
                            try {
                              n = await e(f, l)
                            } catch (e) {
                              ;(d = !0), (o = e)
                            }
                          } else {
                            if (s)
                              try {
                                await s({ ...r.errors }, l)
                              } catch (e) {
                                h(e)
                              }
                            c === Q && (eK(), setTimeout(eK))
                          }
                          if (
                            (c === Q &&
                              I.state.next({
                                isSubmitted: !0,
                                isSubmitting: !1,
                                isSubmitSuccessful: Y(r.errors) && !d,
                                submitCount: r.submitCount + 1,
                                errors: r.errors,
                              }),
                            d)
                          )
                            throw o
                          return n
                        },
                        eJ = (e, n = {}) => {
                          Q++
                          const o = e ? y(e) : s,
                            u = y(o),
                            d = Y(e),
                            c = a
                          if ((Object.keys(w).forEach(er), n.keepDefaultValues || (s = o), !n.keepValues)) {
                            if (n.keepDirtyValues)
                              for (const e of new Set([
                                ...b.mount,
                                ...(function e(t, r, a = '', s = []) {
                                  for (const i in t) {
                                    const l = a ? `${a}.${i}` : i,
                                      n = t[i]
                                    ef(n) && ef(S(r, l)) ? e(n, r, l, s) : n && s.push(l)
                                  }
                                  return s
                                })(ev(s, i, void 0, c), r.dirtyFields),
                              ])) {
                                const t = S(r.dirtyFields, e),
                                  a = S(i, e),
                                  s = S(u, e)
                                t && !F(a) ? D(u, e, a) : t || F(s) || eM(e, s)
                              }
                            else {
                              if (m && F(e))
                                for (const e of b.mount) {
                                  const t = S(a, e)
                                  if (t && t._f) {
                                    const e = Array.isArray(t._f.refs) ? t._f.refs[0] : t._f.ref
                                    if (K(e)) {
                                      const t = e.closest('form')
                                      if (t) {
                                        t.reset()
                                        break
                                      }
                                    }
                                  }
                                }
                              if (n.keepFieldsRef) for (const e of b.mount) eM(e, S(u, e))
                              else a = {}
                            }
                            if (t.shouldUnregister) {
                              if (((i = n.keepDefaultValues ? y(s) : {}), n.keepFieldsRef))
                                for (const e of b.mount) D(i, e, S(u, e))
                            } else i = y(u)
                            I.array.next({ values: { ...u } }),
                              I.state.next({ name: void 0, type: void 0, values: { ...u } })
                          }
                          ;(b = {
                            mount: n.keepDirtyValues || n.keepFieldsRef ? b.mount : new Set(),
                            unMount: new Set(),
                            array: new Set(),
                            registerName: new Set(),
                            disabled:
                              n.keepValues || n.keepDirtyValues || n.keepFieldsRef
                                ? new Set([...b.disabled].filter((e) => S(a, e)))
                                : new Set(),
                            watch: new Set(),
                            watchAll: !1,
                            focus: '',
                          }),
                            (l.mount =
                              !L.isValid || !!n.keepIsValid || !!n.keepDirtyValues || (!t.shouldUnregister && !Y(u))),
                            (l.watch = !!t.shouldUnregister),
                            (l.keepIsValid = !!n.keepIsValid),
                            (l.action = !1),
                            l.actionArrayLengths.clear(),
                            (f = !1),
                            n.keepErrors || (r.errors = {}),
                            I.state.next({
                              submitCount: n.keepSubmitCount ? r.submitCount : 0,
                              isDirty:
                                !d &&
                                (n.keepDirty
                                  ? r.isDirty
                                  : n.keepValues
                                    ? eC()
                                    : !!(n.keepDefaultValues && e && !R(e, s))),
                              isSubmitted: !!n.keepIsSubmitted && r.isSubmitted,
                              dirtyFields: d
                                ? {}
                                : n.keepDirtyValues
                                  ? n.keepDefaultValues && i
                                    ? ev(s, i, void 0, c)
                                    : r.dirtyFields
                                  : n.keepDefaultValues && e
                                    ? ev(s, e, void 0, c)
                                    : n.keepDirty
                                      ? r.dirtyFields
                                      : n.keepValues
                                        ? ev(s, i, void 0, c)
                                        : {},
                              touchedFields: n.keepTouched ? r.touchedFields : {},
                              ...(!n.keepIsValidating && (r.isValidating || !Y(r.validatingFields))
                                ? { validatingFields: {}, isValidating: !1 }
                                : null),
                              errors: n.keepErrors ? r.errors : {},
                              isSubmitSuccessful: !!n.keepIsSubmitSuccessful && r.isSubmitSuccessful,
                              isSubmitting: !1,
                              defaultValues: s,
                            })
                        },
                        eQ = (e, r) => eJ(E(e) ? e(i) : e, { ...t.resetOptions, ...r })
                      I.state.subscribe({
                        next: (e) => {
                          const { name: t, type: a, values: s, ...i } = e
                          Object.keys(i).length && (r = { ...r, ...i })
                        },
                      })
                      const eX = {
                        control: {
                          register: eY,
                          unregister: eZ,
                          getFieldState: eq,
                          handleSubmit: ez,
                          setError: eB,
                          _subscribe: eW,
                          _runSchema: eE,
                          _updateIsValidating: em,
                          _focusError: eK,
                          _getWatch: eU,
                          _getDirty: eC,
                          _setValid: ec,
                          _setFieldArray: (e, s = [], n, o, u = !0, d = !0) => {
                            if (o && n && !t.disabled) {
                              ;(l.action = !0), (l.keepIsValid = !1)
                              const t = S(a, e),
                                i = t && t._f,
                                h = i ? Object.assign([], t) : t
                              if (
                                (l.actionArrayLengths.has(e) ||
                                  l.actionArrayLengths.set(e, Array.isArray(h) ? h.length : 0),
                                d && Array.isArray(h))
                              ) {
                                const t = n(h, o.argA, o.argB) || h
                                i ? D(a, e, { ...t, _f: i }) : u && D(a, e, t)
                              }
                              const m = S(r.errors, e)
                              if (d && Array.isArray(m)) {
                                var c
                                let t,
                                  a = m.root,
                                  s = n(m, o.argA, o.argB) || m
                                a && (s.root = a),
                                  u && D(r.errors, e, s),
                                  ei((t = S((c = r.errors), e))).length || (t && t.root) || el(c, e),
                                  (r.errors = { ...r.errors })
                              }
                              const y = S(r.touchedFields, e),
                                p = d && Array.isArray(y)
                              if (p) {
                                const t = n(y, o.argA, o.argB)
                                u && D(r.touchedFields, e, t)
                              }
                              const v = S(r.dirtyFields, e)
                              if (d && Array.isArray(v)) {
                                const t = n(v, o.argA, o.argB) || v
                                u && D(r.dirtyFields, e, t)
                              }
                              P('dirtyFields') ? ey() : (f = !0),
                                I.state.next({
                                  name: e,
                                  isDirty: eC(e, s),
                                  dirtyFields: r.dirtyFields,
                                  ...(p && { touchedFields: r.touchedFields }),
                                  errors: r.errors,
                                  isValid: r.isValid,
                                })
                            } else D(i, e, s)
                          },
                          _setDisabledField: eH,
                          _setErrors: (e) => {
                            Object.keys(w).forEach(er)
                            const t = !Y(e)
                            ;(r.errors = y(e)),
                              I.state.next({ errors: r.errors, ...(t ? { isValid: !1 } : {}) }),
                              !t && l.mount && ec()
                          },
                          _getFieldArray: (e) => ei(S(l.mount ? i : s, e, t.shouldUnregister ? S(s, e, []) : [])),
                          _reset: eJ,
                          _resetDefaultValues: () =>
                            E(t.defaultValues) &&
                            t.defaultValues().then((e) => {
                              eQ(e, t.resetOptions), I.state.next({ isLoading: !1 })
                            }),
                          _removeUnmounted: () => {
                            for (const e of b.unMount) {
                              const t = S(a, e)
                              t && (t._f.refs ? t._f.refs.every((e) => !ed(e)) : !ed(t._f.ref)) && eZ(e)
                            }
                            b.unMount = new Set()
                          },
                          _disableForm: (e) => {
                            'boolean' == typeof e &&
                              (I.state.next({ disabled: e }),
                              Z(
                                a,
                                (t, r) => {
                                  const s = S(a, r)
                                  s &&
                                    ((t.disabled = s._f.disabled || e),
                                    Array.isArray(s._f.refs) &&
                                      s._f.refs.forEach((t) => {
                                        t.disabled = s._f.disabled || e
                                      }))
                                },
                                0,
                              ))
                          },
                          _subjects: I,
                          _proxyFormState: L,
                          get _fields() {
                            return a
                          },
                          get _formValues() {
                            return i
                          },
                          get _state() {
                            return l
                          },
                          set _state(e) {
                            l = e
                          },
                          get _defaultValues() {
                            return s
                          },
                          get _names() {
                            return b
                          },
                          set _names(e) {
                            b = e
                          },
                          get _formState() {
                            return r
                          },
                          get _options() {
                            return t
                          },
                          set _options(e) {
                            ;(C = B((t = { ...t, ...e }).mode)),
                              (U = B(t.reValidateMode)),
                              (ee = 'all' === t.criteriaMode)
                          },
                        },
                        subscribe: (e) => {
                          l.mount = !0
                          const t = Object.keys(e.formState || {}).filter((t) => e.formState && e.formState[t])
                          for (const e of t) M[e] = (M[e] || 0) + 1
                          const r = eW({ ...e, formState: { ...N, ...e.formState } })
                          return () => {
                            for (const e of t.splice(0)) M[e]--
                            r()
                          }
                        },
                        trigger: e$,
                        register: eY,
                        handleSubmit: ez,
                        watch: (e, t) => {
                          if (E(e)) {
                            const r = {}
                            O.add(r)
                            const { unsubscribe: a } = I.state.subscribe({
                              next: (r) => 'values' in r && e(r.values || eU(void 0, t), r),
                            })
                            return {
                              unsubscribe: () => {
                                O.delete(r), a()
                              },
                            }
                          }
                          return eU(e, t, !0)
                        },
                        setValue: eM,
                        setValues: (e, t = {}) => {
                          const a = E(e) ? e(i) : e
                          if (!R(i, a) || t.shouldValidate || t.shouldDirty || t.shouldTouch) {
                            for (const e of ((i = { ...i, ...a }), new Set([...b.mount, ...b.array])))
                              eu(a, e) && eR(e, S(a, e), t, !0, !0)
                            if (t.shouldDirty && P('isDirty', 'dirtyFields'))
                              for (const e of Object.keys(a)) eS(e, i[e], !1, !0)
                            I.state.next({ ...r, name: void 0, type: void 0, ...(O.size ? { values: i } : {}) }),
                              t.shouldValidate && ec()
                          }
                        },
                        getValues: (e, t) => {
                          let a = F(e) && !t ? { ...(l.mount ? i : s) } : l.mount ? i : s
                          return (
                            t &&
                              (a = (function e(t, r) {
                                const a = Array.isArray(t) ? [] : {}
                                for (const s in t)
                                  if (Object.hasOwn(t, s)) {
                                    const i = t[s],
                                      l = r[s]
                                    i && (u(i) || Array.isArray(i)) && l ? (a[s] = e(i, l)) : t[s] && (a[s] = l)
                                  }
                                return a
                              })(t.dirtyFields ? r.dirtyFields : r.touchedFields, a)),
                            F(e) ? a : $(e) ? S(a, e) : e.map((e) => S(a, e))
                          )
                        },
                        getErrors: (e) =>
                          F(e) ? { ...r.errors } : $(e) ? S(r.errors, e) : e.map((e) => S(r.errors, e)),
                        reset: eQ,
                        resetField: (e, t = {}) => {
                          S(a, e) &&
                            (eh([e]),
                            F(t.defaultValue)
                              ? eM(e, y(S(s, e)))
                              : (eM(e, t.defaultValue), D((s = y(s)), e, y(t.defaultValue))),
                            t.keepTouched || el(r.touchedFields, e),
                            t.keepDirty ||
                              (el(r.dirtyFields, e), (r.isDirty = F(t.defaultValue) ? eC() : eC(e, y(S(s, e))))),
                            t.keepError || (eo(e), el(r.errors, e), (r.errors = { ...r.errors }), ec()),
                            I.state.next({ ...r, isValidating: !Y(r.validatingFields) }))
                        },
                        resetDefaultValues: (e, t = {}) => {
                          if (((s = y(e)), !t.keepDirty)) {
                            const e = ev(s, i, void 0, a)
                            ;(r.dirtyFields = e), (r.isDirty = !Y(e))
                          }
                          t.keepIsValid || ec(), I.state.next({ ...r, defaultValues: s })
                        },
                        clearErrors: eI,
                        unregister: eZ,
                        setError: eB,
                        setFocus: (e, t = {}) => {
                          const r = S(a, e),
                            s = r && r._f
                          if (s) {
                            const e = s.refs ? s.refs.find((e) => !e.disabled) || s.refs[0] : s.ref
                            e.focus &&
                              setTimeout(() => {
                                e.focus(), t.shouldSelect && E(e.select) && e.select()
                              })
                          }
                        },
                        getFieldState: eq,
                      }
                      return { ...eX, formControl: eX }
                    })(e)
                    t.current = { ...a, formState: w }
                  }
                const O = t.current.control,
                  N = O._options,
                  L = {}
                for (const t in eS) t in N && !(t in e) && (L[t] = eS[t])
                s.current && !e.disabled && (L.disabled = !1), (O._options = { ...L, ...e, validate: e.validate })
                const T = () => ({ ...O._formState, defaultValues: O._defaultValues }),
                  { resyncIfNeeded: I, snapshot: z } = P(T, M)
                return (
                  U(() => {
                    I(!0, T, A)
                    const e = O._subscribe({
                      formState: O._proxyFormState,
                      callback: () => A({ ...O._formState, defaultValues: O._defaultValues }),
                      reRenderRoot: !0,
                    })
                    return (
                      A((e) => ({ ...e, isReady: !0 })),
                      (O._formState.isReady = !0),
                      O._subjects.state.next({ isReady: !0 }),
                      () => {
                        e(), z(!0, T)
                      }
                    )
                  }, [O, I, z]),
                  i.useEffect(() => {
                    O._disableForm((!s.current || !!e.disabled) && e.disabled), (s.current = !!e.disabled)
                  }, [O, e.disabled]),
                  i.useEffect(() => {
                    e.mode && (O._options.mode = e.mode),
                      e.reValidateMode && (O._options.reValidateMode = e.reValidateMode)
                  }, [O, e.mode, e.reValidateMode]),
                  i.useEffect(() => {
                    e.errors ? (O._setErrors(e.errors), O._focusError()) : f.current && O._setErrors({}),
                      (f.current = !!e.errors)
                  }, [O, e.errors]),
                  i.useEffect(() => {
                    l.current && !e.validate && t.current && t.current.clearErrors(V), (l.current = !!e.validate)
                  }, [e.validate]),
                  i.useEffect(() => {
                    e.shouldUnregister && O._subjects.state.next({ values: O._getWatch() })
                  }, [O, e.shouldUnregister]),
                  i.useEffect(() => {
                    if (O._proxyFormState.isDirty) {
                      const e = O._getDirty()
                      e !== w.isDirty && O._subjects.state.next({ isDirty: e })
                    }
                  }, [O, w.isDirty]),
                  i.useEffect(() => {
                    e.values && !R(e.values, r.current)
                      ? (O._reset(e.values, { keepFieldsRef: !0, ...O._options.resetOptions }),
                        (O._options.resetOptions && O._options.resetOptions.keepIsValid) || O._setValid(),
                        (r.current = e.values),
                        A((e) => ({ ...e })))
                      : O._resetDefaultValues()
                  }, [O, e.values]),
                  i.useEffect(() => {
                    ;(O._state.mount && (b.current || e.values)) || (O._setValid(), (O._state.mount = !0)),
                      (b.current = !0),
                      O._state.watch && ((O._state.watch = !1), O._subjects.state.next({ ...O._formState })),
                      O._removeUnmounted()
                  }),
                  (t.current.formState = i.useMemo(() => C(w, O), [O, w])),
                  t.current
                )
              })({
                defaultValues: s,
                resolver:
                  (void 0 === t && (t = {}),
                  (e, r, a) => {
                    try {
                      var s = !a.shouldUseNativeValidation && 'all' === a.criteriaMode
                      return Promise.resolve((0, eU.bpZ)(f, e, Object.assign({}, void 0, { abortPipeEarly: !s }))).then(
                        (r) => {
                          if (r.issues) {
                            for (var i = Object.create(null); r.issues.length; ) {
                              var l,
                                n = r.issues[0],
                                o = null != (l = (0, eU.BuJ)(n)) ? l : ''
                              if ((i[o] || (i[o] = { message: n.message, type: n.type }), s)) {
                                var u = i[o].types,
                                  d = u && u[n.type]
                                i[o] = z(o, s, i, n.type, d ? [].concat(d, n.message) : n.message)
                              }
                              r.issues.shift()
                            }
                            return {
                              values: {},
                              errors: ((e, t) => {
                                t.shouldUseNativeValidation && eD(e, t)
                                const r = {}
                                for (const a in e) {
                                  const s = S(t.fields, a),
                                    i = Object.assign(e[a] || {}, { ref: s && s.refs ? s.refs[0] : s && s.ref })
                                  if (eO(t.names || Object.keys(e), a)) {
                                    const e = Object.assign({}, S(r, a))
                                    D(e, 'root', i), D(r, a, e)
                                  } else D(r, a, i)
                                }
                                return r
                              })(i, a),
                            }
                          }
                          return (
                            a.shouldUseNativeValidation && eD({}, a),
                            { values: t.raw ? Object.assign({}, e) : r.output, errors: {} }
                          )
                        },
                      )
                    } catch (e) {
                      return Promise.reject(e)
                    }
                  }),
                shouldFocusError: !1,
                criteriaMode: 'all',
              }),
              N = (0, i.useRef)(void 0),
              L = (0, i.useMemo)(() => {
                const e = new eZ({
                  drafts: b.drafts,
                  form: r,
                  record: a,
                  fields: {
                    defaults: () => A.current.defaults,
                    shape: () => A.current.shape,
                    values: () => O.getValues(),
                    show: (e, t) => O.reset(e, { keepDefaultValues: 'draft' === t }),
                    async validate() {
                      let e
                      return (
                        await O.handleSubmit((t) => {
                          e = { content: t }
                        })(),
                        e
                      )
                    },
                    refuse: (t) =>
                      N.current === e &&
                      ((e, t, r) => {
                        const a = Object.keys((0, eI.L)(e) ?? {}).flatMap((e) => t?.[e] ?? [])
                        for (const { field: e, message: t } of a) r.setError(e, { type: 'server', message: t })
                        return a.length > 0
                      })(t, A.current.refused, O),
                    sentAs: (e) => {
                      var t
                      return (
                        (t = A.current.requestOf?.(e)) && { callId: t.call.id, request: (0, eM.j5)(t.request).request }
                      )
                    },
                    send: (e, t) => A.current.send(e, t),
                  },
                  lookUp: (e) => b.outbox.lookUp(e),
                  tell: (e) => b.feedback.toast((0, eP.k)(e, A.current.t)),
                  draftStays: () => b.feedback.toast(A.current.t('draft.notRemoved')),
                })
                return e
              }, [b, r, a, O]),
              { done: T, ...I } = (0, i.useSyncExternalStore)(L.subscribe, L.snapshot)
            ;(0, i.useEffect)(() => {
              let e = !1
              ;(N.current = L), L.restore(() => e)
              const t = O.subscribe({ formState: { values: !0 }, callback: ({ values: e }) => L.changed(e) }),
                r = () => {
                  'hidden' === document.visibilityState && L.keep()
                },
                a = () => {
                  L.snapshot().earlier?.state === 'unknown' && L.checkEarlier()
                }
              return (
                document.addEventListener('visibilitychange', r),
                window.addEventListener('online', a),
                () => {
                  ;(e = !0),
                    t(),
                    document.removeEventListener('visibilitychange', r),
                    window.removeEventListener('online', a),
                    L.keep()
                }
              )
            }, [L, O]),
              (0, i.useEffect)(() => {
                T && A.current.onSent('now' === T ? void 0 : T)
              }, [T])
            const { submit: J, startOver: Q, keep: X } = L
            return { ...I, methods: O, dirty: O.formState.isDirty && !T, submit: () => void J(), startOver: Q, keep: X }
          })({
            form: 'lead.followUp',
            record: e,
            defaults: tO,
            shape: tD,
            schema: tC,
            refused: tU,
            requestOf: (t) => ({ call: tt.jw, request: tN(e, t) }),
            send: async (t, r) => {
              O.current = await (0, tT.bc)(b, tN(e, t), r)
            },
            onSent: (e) => {
              b.feedback.toast(s(tI[e ? tB[e] : O.current])), r.leave()
            },
          }),
          L = t.main.value ?? w
        return (0, a.jsx)(e4, {
          title: s('title.followUp'),
          form: N,
          submit: s('followUp.save'),
          failureText: (e) => (0, tr.refusalText)(e, s, f),
          children: (0, a.jsx)(tM, { form: N, open: t, name: L && (0, e9.Z)(L, A) }),
        })
      })
    },
    8931(e, t, r) {
      r.d(t, {}, { H9: { min: 5, max: 200 }, Wf: { min: 10, max: 2e3 } })
    },
    5726(e, t, r) {
      r.d(t, {}, { n: (e, t) => ({ id: e, create: t }) })
    },
    970(e, t, r) {
      var a = r(659),
        s = r(7007),
        i = r(791)
      const l = a.Ikc({ fields: a.g1P(a.YjP(), a.YjP()) })
      r.d(
        t,
        {},
        {
          L: (e) => {
            if (!(e instanceof s.j$) || 4e3 !== Number(e.code)) return
            const t = a.xLC(l, e.data)
            return t.success ? t.output.fields : void 0
          },
          v: (e) => e instanceof s.j$ && 'unclear' !== (0, i.A6)(e, 0, 0).type,
        },
      )
    },
    5206(e, t, r) {
      r.d(
        t,
        {},
        {
          b: (e, t) => ({
            ...e,
            response: (r, a) => {
              const s = e.response(r, a)
              return (t(r), s)
            },
          }),
        },
      )
    },
    4488(e, t, r) {
      var a = r(1394),
        s = r(5125),
        i = r(4602),
        l = r(9761),
        n = r(3604),
        o = r(3356),
        u = r(3813),
        d = r(6345)
      r.d(
        t,
        {},
        {
          W: (e) => {
            const t = (0, l.FW)(),
              [r, f] = (0, i.useState)(!1),
              {
                label: c,
                required: h,
                hint: m,
                error: y,
                placeholder: p = t('choose'),
                icon: v,
                quick: g,
                disabled: b,
              } = e,
              w = e.options?.find((t) => t.value === e.value),
              x = e.options ? w?.label : e.value,
              _ = e.options ? void 0 : e.note,
              V = () => {
                f(!1), e.options && e.onBlur?.()
              }
            return (0, a.jsxs)(a.Fragment, {
              children: [
                (0, a.jsx)(o.D, {
                  label: c,
                  required: h,
                  hint: m,
                  error: y,
                  below: g,
                  children: ({ id: t, 'aria-describedby': r }) =>
                    (0, a.jsxs)('button', {
                      type: 'button',
                      id: t,
                      className: (0, n.L)('field__box', b && 'field__box--off'),
                      'aria-describedby': r,
                      'aria-labelledby': `${t}-label ${t}-value`,
                      'aria-haspopup': 'dialog',
                      disabled: b,
                      onClick: e.options ? () => f(!0) : e.onPress,
                      children: [
                        v,
                        (0, a.jsxs)('span', {
                          id: `${t}-value`,
                          className: (0, n.L)('field__value', !x && 'field__value--none'),
                          children: [x ?? p, x && _ ? (0, a.jsx)('small', { children: _ }) : null],
                        }),
                        (0, a.jsx)(s.K, { className: 'field__go', 'aria-hidden': 'true' }),
                      ],
                    }),
                }),
                e.options
                  ? (0, a.jsx)(d.c, {
                      open: r,
                      onClose: V,
                      title: c,
                      children: (0, a.jsx)(u.m, {
                        label: c,
                        options: e.options,
                        value: e.value,
                        onChange: e.onChange,
                        onPicked: V,
                      }),
                    })
                  : null,
              ],
            })
          },
        },
      )
    },
    3423(e, t, r) {
      r.d(t, { J: () => n })
      var a = r(4602),
        s = r(2993)
      const i = new Map([
          [
            'regular',
            a.createElement(
              a.Fragment,
              null,
              a.createElement('path', {
                d: 'M208,32H184V24a8,8,0,0,0-16,0v8H88V24a8,8,0,0,0-16,0v8H48A16,16,0,0,0,32,48V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V48A16,16,0,0,0,208,32ZM72,48v8a8,8,0,0,0,16,0V48h80v8a8,8,0,0,0,16,0V48h24V80H48V48ZM208,208H48V96H208V208Z',
              }),
            ),
          ],
        ]),
        l = a.forwardRef((e, t) => a.createElement(s.A, { ref: t, ...e, weights: i }))
      l.displayName = 'CalendarBlankIcon'
      const n = l
    },
    2541(e, t, r) {
      r.d(t, { o: () => n })
      var a = r(4602),
        s = r(2993)
      const i = new Map([
          [
            'regular',
            a.createElement(
              a.Fragment,
              null,
              a.createElement('path', {
                d: 'M216,48H40A16,16,0,0,0,24,64V224a15.85,15.85,0,0,0,9.24,14.5A16.13,16.13,0,0,0,40,240a15.89,15.89,0,0,0,10.25-3.78l.09-.07L83,208H216a16,16,0,0,0,16-16V64A16,16,0,0,0,216,48ZM40,224h0ZM216,192H80a8,8,0,0,0-5.23,1.95L40,224V64H216ZM88,112a8,8,0,0,1,8-8h64a8,8,0,0,1,0,16H96A8,8,0,0,1,88,112Zm0,32a8,8,0,0,1,8-8h64a8,8,0,1,1,0,16H96A8,8,0,0,1,88,144Z',
              }),
            ),
          ],
        ]),
        l = a.forwardRef((e, t) => a.createElement(s.A, { ref: t, ...e, weights: i }))
      l.displayName = 'ChatTextIcon'
      const n = l
    },
    479(e, t, r) {
      r.d(t, { n: () => n })
      var a = r(4602),
        s = r(2993)
      const i = new Map([
          [
            'regular',
            a.createElement(
              a.Fragment,
              null,
              a.createElement('path', {
                d: 'M136,80v43.47l36.12,21.67a8,8,0,0,1-8.24,13.72l-40-24A8,8,0,0,1,120,128V80a8,8,0,0,1,16,0Zm-8-48A95.44,95.44,0,0,0,60.08,60.15C52.81,67.51,46.35,74.59,40,82V64a8,8,0,0,0-16,0v40a8,8,0,0,0,8,8H72a8,8,0,0,0,0-16H49c7.15-8.42,14.27-16.35,22.39-24.57a80,80,0,1,1,1.66,114.75,8,8,0,1,0-11,11.64A96,96,0,1,0,128,32Z',
              }),
            ),
          ],
        ]),
        l = a.forwardRef((e, t) => a.createElement(s.A, { ref: t, ...e, weights: i }))
      l.displayName = 'ClockCounterClockwiseIcon'
      const n = l
    },
    7575(e, t, r) {
      r.d(t, { s: () => n })
      var a = r(4602),
        s = r(2993)
      const i = new Map([
          [
            'regular',
            a.createElement(
              a.Fragment,
              null,
              a.createElement('path', {
                d: 'M128,64a40,40,0,1,0,40,40A40,40,0,0,0,128,64Zm0,64a24,24,0,1,1,24-24A24,24,0,0,1,128,128Zm0-112a88.1,88.1,0,0,0-88,88c0,31.4,14.51,64.68,42,96.25a254.19,254.19,0,0,0,41.45,38.3,8,8,0,0,0,9.18,0A254.19,254.19,0,0,0,174,200.25c27.45-31.57,42-64.85,42-96.25A88.1,88.1,0,0,0,128,16Zm0,206c-16.53-13-72-60.75-72-118a72,72,0,0,1,144,0C200,161.23,144.53,209,128,222Z',
              }),
            ),
          ],
        ]),
        l = a.forwardRef((e, t) => a.createElement(s.A, { ref: t, ...e, weights: i }))
      l.displayName = 'MapPinIcon'
      const n = l
    },
    3521(e, t, r) {
      r.d(t, { b: () => n })
      var a = r(4602),
        s = r(2993)
      const i = new Map([
          [
            'fill',
            a.createElement(
              a.Fragment,
              null,
              a.createElement('path', {
                d: 'M231.88,175.08A56.26,56.26,0,0,1,176,224C96.6,224,32,159.4,32,80A56.26,56.26,0,0,1,80.92,24.12a16,16,0,0,1,16.62,9.52l21.12,47.15,0,.12A16,16,0,0,1,117.39,96c-.18.27-.37.52-.57.77L96,121.45c7.49,15.22,23.41,31,38.83,38.51l24.34-20.71a8.12,8.12,0,0,1,.75-.56,16,16,0,0,1,15.17-1.4l.13.06,47.11,21.11A16,16,0,0,1,231.88,175.08Z',
              }),
            ),
          ],
          [
            'regular',
            a.createElement(
              a.Fragment,
              null,
              a.createElement('path', {
                d: 'M222.37,158.46l-47.11-21.11-.13-.06a16,16,0,0,0-15.17,1.4,8.12,8.12,0,0,0-.75.56L134.87,160c-15.42-7.49-31.34-23.29-38.83-38.51l20.78-24.71c.2-.25.39-.5.57-.77a16,16,0,0,0,1.32-15.06l0-.12L97.54,33.64a16,16,0,0,0-16.62-9.52A56.26,56.26,0,0,0,32,80c0,79.4,64.6,144,144,144a56.26,56.26,0,0,0,55.88-48.92A16,16,0,0,0,222.37,158.46ZM176,208A128.14,128.14,0,0,1,48,80,40.2,40.2,0,0,1,82.87,40a.61.61,0,0,0,0,.12l21,47L83.2,111.86a6.13,6.13,0,0,0-.57.77,16,16,0,0,0-1,15.7c9.06,18.53,27.73,37.06,46.46,46.11a16,16,0,0,0,15.75-1.14,8.44,8.44,0,0,0,.74-.56L168.89,152l47,21.05h0s.08,0,.11,0A40.21,40.21,0,0,1,176,208Z',
              }),
            ),
          ],
        ]),
        l = a.forwardRef((e, t) => a.createElement(s.A, { ref: t, ...e, weights: i }))
      l.displayName = 'PhoneIcon'
      const n = l
    },
  },
])
