import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { parseEnvFile, readEnvironment } from './env.ts'

test.each([
  ['NAME=ab#cd', 'ab#cd'],
  ['NAME=ab #cd', 'ab #cd'],
  ['NAME=$ab${cd}', '$ab${cd}'],
  ['  NAME =  ab  \r', 'ab'],
  ['\uFEFFexport NAME=ab', 'ab'],
  ['NAME="ab # cd"', 'ab # cd'],
  ["NAME='ab\"cd'", 'ab"cd'],
  ['NAME=a"b', 'a"b'],
  ['NAME=', ''],
  ['#NAME=ab\nNAME=cd', 'cd'],
])('%j sets %j, as systemd does', (text, value) => {
  expect(parseEnvFile(`OTHER=x\n${text}\n`)).toEqual({ OTHER: 'x', NAME: value })
})

test('settings come from .env, then its variants, then the environment', () => {
  const folder = newFolder()
  writeFileSync(join(folder, '.env'), 'A_SETTING=ab#cd\nB_SETTING=1\nPATH=none')
  writeFileSync(join(folder, '.env.production'), 'B_SETTING=2')

  expect(readEnvironment(folder)).toMatchObject({
    A_SETTING: 'ab#cd',
    B_SETTING: '2',
    PATH: process.env['PATH'],
  })
  expect(readEnvironment(folder, 'development')['B_SETTING']).toBe('1')
})
