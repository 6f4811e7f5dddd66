import ts from 'typescript';
import React from 'react';
