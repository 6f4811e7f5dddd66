'use client';

import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type SportKey, sportKeys, sportNames } from '@traip/engine';
import { useLocale, useTranslations } from 'next-intl';
import { type Ref, useId } from 'react';
import { describedBy, FieldFrame } from '../../../ui/fields/field-frame.tsx';

/** List options need more padding than the text fields. */
const asHighAsTheOthers = {
  '& .MuiOutlinedInput-root': { paddingBlock: 0 },
  '& .MuiAutocomplete-input': { paddingInline: '5px' },
};

interface SportFieldProps {
  readonly value: SportKey | null;
  readonly onChange: (sport: SportKey | null) => void;
  readonly onBlur: () => void;
  readonly ref: Ref<HTMLInputElement>;
  readonly error: string | undefined;
}

export function SportField({ value, onChange, onBlur, ref, error }: SportFieldProps) {
  const t = useTranslations('account.fields');
  const locale = useLocale();
  const id = useId();
  return (
    <FieldFrame id={id} label={t('favoriteSport')} error={error}>
      <Autocomplete
        id={id}
        options={sportKeys}
        value={value}
        onChange={(_event, sport) => onChange(sport)}
        onBlur={onBlur}
        getOptionLabel={(sport) => sportNames[sport][locale]}
        noOptionsText={t('noSport')}
        openText={t('openList')}
        closeText={t('closeList')}
        clearText={t('clear')}
        autoHighlight
        sx={asHighAsTheOthers}
        renderInput={({ slotProps, ...params }) => (
          <OutlinedInput
            {...params}
            {...slotProps.input}
            notched={false}
            inputRef={ref}
            placeholder={t('sportPlaceholder')}
            error={error !== undefined}
            slotProps={{ input: { ...slotProps.htmlInput, 'aria-describedby': describedBy(id, { error }) } }}
          />
        )}
      />
    </FieldFrame>
  );
}
